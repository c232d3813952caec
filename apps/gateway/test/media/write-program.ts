import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a program that replaces ffmpeg; returns its path. */
export async function writeProgram(script: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'osteon-ffmpeg-')), 'ffmpeg');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}
