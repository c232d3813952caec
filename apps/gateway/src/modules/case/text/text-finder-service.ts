import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { CallError } from '../../../platform/http/call-error.ts';
import type { FoundText, GrayPicture } from './gray-picture.ts';

/** Pictures that wait at most; each takes a second or two. */
const WAITING_MAX = 20;

/** The time after which the process is killed, in ms; a picture of 1,600 px takes three seconds on a machine at rest. */
const TIMEOUT_MS = 120_000;

/** The time without a picture after which the process ends, as it uses some 300 MB. */
const IDLE_MS = 10 * 60_000;

/** JavaScript memory of the process in MB; that of the recognition is limited by WebAssembly. */
const HEAP_MB = 512;

/** Finds text in the pixels of pictures (rules/case-image#text). */
export interface TextFinder {
  /**
   * The lines of text in a picture. A process that dies is started again, and the picture is read once more.
   * @throws {CallError} unavailable where too many pictures wait, or the process dies at the second try, too
   */
  findText(picture: GrayPicture): Promise<FoundText[]>;
  /** The id of the running process; undefined for none. */
  getProcessId(): number | undefined;
  /** Ends the process. */
  close(): void;
}

/** Creates the finder; its process starts with the first picture. */
export function createTextFinder(): TextFinder {
  const slot = pLimit(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  async function run(picture: GrayPicture): Promise<FoundText[]> {
    clearTimeout(idle);
    const current = child?.connected && child.exitCode === null ? child : await start();
    child = current;
    try {
      return await askProcess(current, picture);
    } catch (error) {
      current.kill('SIGKILL');
      child = undefined;
      throw error;
    } finally {
      idle = setTimeout(stop, IDLE_MS).unref();
    }
  }

  return {
    findText(picture) {
      if (slot.pendingCount >= WAITING_MAX) throw new CallError('unavailable');
      return slot(async () => {
        try {
          return await run(picture);
        } catch {
          return await run(picture).catch((cause: unknown) => {
            throw new CallError('unavailable', { cause });
          });
        }
      });
    },
    getProcessId: () => child?.pid,
    close() {
      clearTimeout(idle);
      slot.clearQueue();
      stop();
    },
  };
}

async function start(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('ocr-process.ts', import.meta.url)), {
    serialization: 'advanced',
    // No more than it needs: the gateway's environment holds secrets.
    env: { PATH: process.env['PATH'] },
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await waitForMessage(child);
  return child;
}

async function askProcess(child: ChildProcess, { width, height, gray8 }: GrayPicture): Promise<FoundText[]> {
  const answer = waitForMessage(child);
  child.send({ width, height, gray8 }, (error) => error && child.kill('SIGKILL'));
  // Our own program, whose answers are of this type.
  return (await answer) as FoundText[];
}

/** The next message of the process. Throws where it dies, or does not answer in time. */
function waitForMessage(child: ChildProcess): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const fail = () => reject(new Error('the recognition of text has ended'));
  const limit = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
  child.once('message', resolve).once('exit', fail).once('error', fail);
  return promise.finally(() => {
    clearTimeout(limit);
    child.off('message', resolve).off('exit', fail).off('error', fail);
  });
}
