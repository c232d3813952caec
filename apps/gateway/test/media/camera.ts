import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A camera that streams a test picture to an encoder's address. */
export interface Camera {
  readonly process: ChildProcess;
  /** What it has written to its standard error. */
  said(): string;
  stop(): Promise<void>;
}

/** Starts a camera of a small picture, with a tone unless told otherwise, for a minute at most. */
export function startCamera(url: string, { sound = true, height = 180 } = {}): Camera {
  const tone = sound ? ['-f', 'lavfi', '-i', 'sine=sample_rate=48000', '-c:a', 'aac'] : [];
  const picture = `testsrc2=size=${(height * 16) / 9}x${height}:rate=15`;
  const child = spawn(
    'ffmpeg',
    [
      ['-loglevel', 'info', '-nostats', '-re', '-f', 'lavfi', '-i', picture],
      tone,
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '15', '-pix_fmt', 'yuv420p'],
      ['-t', '60', '-f', 'flv', url],
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

/** A port that was free a moment ago. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
