import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** A camera that streams to the portal of this run, for five minutes at most. */
export interface Camera {
  stop(): Promise<void>;
}

/** The colour of a recorded picture, by which two cameras are distinguished. */
export type Colour = 'red' | 'blue';

/** Longer than any journey, so that no camera outlives a test that was stopped. */
const MAX_SECONDS = '300';

/** A small picture with a tone, and a key frame each second. */
const composeSource = (picture: string) => [
  ['-f', 'lavfi', '-i', `${picture}size=320x180:rate=15`, '-f', 'lavfi', '-i', 'sine', '-c:a', 'aac'],
  ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '15', '-pix_fmt', 'yuv420p'],
];

function push(key: string, ...args: readonly (readonly string[])[]): Camera {
  const address = `rtmp://127.0.0.1:${process.env.E2E_LIVE_PORT}/live/${key}`;
  const words = ['-loglevel', 'quiet', '-re', ...args.flat(), '-t', MAX_SECONDS, '-f', 'flv', address];
  const child: ChildProcess = spawn('ffmpeg', words, { stdio: 'ignore' });
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

/** Starts a camera that encodes a moving picture, with a stream key of the operator. */
export const startCamera = (key: string): Camera => push(key, ...composeSource('testsrc2='));

/** Starts a camera that records some seconds of a colour to a file, and sends them again and again without encoding. */
export async function startRecordedCamera(key: string, colour: Colour, path: string): Promise<Camera> {
  const words = [...composeSource(`color=c=${colour}:`), ['-t', '8', '-f', 'flv', path]].flat();
  await promisify(execFile)('ffmpeg', ['-loglevel', 'error', '-y', ...words]);
  return push(key, ['-stream_loop', '-1', '-i', path, '-c', 'copy']);
}
