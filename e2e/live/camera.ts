import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A camera that streams a picture with a tone to the portal of this run, for two minutes at most. */
export interface Camera {
  stop(): Promise<void>;
}

/** What a camera sees: something that moves, or one colour, by which the pictures of two cameras are told apart. */
type Sight = 'moving' | 'red' | 'blue';

/** Starts a camera with a stream key of the operator. */
export function startCamera(key: string, sight: Sight = 'moving'): Camera {
  const source = sight === 'moving' ? 'testsrc2=' : `color=c=${sight}:`;
  const child: ChildProcess = spawn(
    'ffmpeg',
    [
      ['-loglevel', 'quiet', '-re', '-f', 'lavfi', '-i', `${source}size=320x180:rate=15`, '-f', 'lavfi', '-i', 'sine'],
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '15', '-pix_fmt', 'yuv420p'],
      ['-c:a', 'aac', '-t', '120', '-f', 'flv', `rtmp://127.0.0.1:${process.env.E2E_LIVE_PORT}/live/${key}`],
    ].flat(),
    { stdio: 'ignore' },
  );
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}
