import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getWorkFolder, removeOrphanedWorkFolders } from './work-folder.ts';

const MINUTE = 60;

test('the folders of killed gateways are removed, and none that others use', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'osteon-work-'));
  await removeOrphanedWorkFolders(dataDir);
  const now = Date.now() / 1000;
  const make = async (run: string, ages: Readonly<Record<string, number>>) => {
    for (const rendition of Object.keys(ages))
      await mkdir(join(getWorkFolder(dataDir, run), rendition), { recursive: true });
    for (const [rendition, minutes] of Object.entries(ages)) {
      const at = now - minutes * MINUTE;
      await utimes(join(getWorkFolder(dataDir, run), rendition), at, at);
    }
  };
  await make('left', { SD: 11, audio: 12, '': 13 });
  await make('at-work', { SD: 1, audio: 12, '': 300 });
  await make('begun', { '': 0 });
  await removeOrphanedWorkFolders(dataDir);
  expect((await readdir(join(dataDir, 'live'))).toSorted()).toEqual(['at-work', 'begun']);
  await rm(dataDir, { recursive: true });
});
