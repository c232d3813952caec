import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A camera that sends a test picture to an encoder's address. */
export interface Camera {
  readonly process: ChildProcess;
  /** The text that it has written to its standard error. */
  said(): string;
  stop(): Promise<void>;
}

/** The picture and the sound that a camera sends. */
interface CameraOptions {
  readonly sound?: boolean;
  readonly height?: number;
  /** The factor by which it sends faster than the clock, for a test that waits for segments and not for times. */
  readonly rate?: number;
}

/** Seconds of a video, which is sent again and again; seconds of a stream at most. */
const VIDEO_SECONDS = 10;
const MOST_SECONDS = 240;

const videos = new Map<string, string>();
let folder: string | undefined;

/** Records a small picture, with a tone by default, once for all cameras of a test file; returns its path. */
function record({ sound = true, height = 180 }: CameraOptions): string {
  const name = `${height}-${sound}.flv`;
  const known = videos.get(name);
  if (known !== undefined) return known;
  folder ??= mkdtempSync(join(tmpdir(), 'osteon-camera-'));
  const path = join(folder, name);
  const tone = sound ? ['-f', 'lavfi', '-i', 'sine=sample_rate=48000', '-c:a', 'aac'] : [];
  const words = [
    ['-loglevel', 'error', '-f', 'lavfi', '-i', `testsrc2=size=${(height * 16) / 9}x${height}:rate=15`],
    tone,
    ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '15', '-pix_fmt', 'yuv420p'],
    ['-t', String(VIDEO_SECONDS), path],
  ].flat();
  execFileSync('ffmpeg', words);
  videos.set(name, path);
  return path;
}

/** Removes the recordings of the cameras of a test file. */
export function removeVideos(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
  videos.clear();
}

/** Starts a camera that sends a recorded video without encoding. */
export function startCamera(url: string, { rate = 1, ...picture }: CameraOptions = {}): Camera {
  const child = spawn(
    'ffmpeg',
    [
      ['-loglevel', 'info', '-nostats', '-readrate', String(rate), '-stream_loop', '-1', '-i', record(picture)],
      ['-c', 'copy', '-t', String(MOST_SECONDS), '-f', 'flv', url],
    ].flat(),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let text = '';
  child.stderr.on('data', (more: Buffer) => {
    text += more.toString();
  });
  return {
    process: child,
    said: () => text,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}
