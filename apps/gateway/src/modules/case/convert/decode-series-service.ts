import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { getProcessPrefix } from '../../ingest/tools/process-limits.ts';
import { SeriesError } from '../dicom/series-error.ts';
import type { GrayPicture } from '../text/gray-picture.ts';
import type { SeriesSink, StackShape } from './convert-series.ts';
import { readMessages } from './read-messages.ts';

/** Longest work on a series, in ms: its greatest size on a slow machine. */
const TIME_LIMIT_MS = 12 * 60 * 1000;

const ROOT = join(import.meta.dirname, '..', '..', '..', '..', '..', '..');
const PROGRAM = join(import.meta.dirname, 'decode-program.ts');

/** The code of the program: it can read nothing else, and has no right to write, or to start programs or threads. */
const READABLE = ['apps/gateway', 'packages', 'node_modules', 'package.json'];
const OPTIONS = [
  '--permission',
  ...READABLE.map((path) => `--allow-fs-read=${join(ROOT, path)}`),
  '--max-old-space-size=384',
  '--no-warnings',
];

/** The program ended without a result, as when it was killed: the work may be tried again. */
class DecodingError extends Error {
  override readonly name = 'DecodingError';
}

/**
 * Decodes the archive of a series in a process of its own, since its content is not to be trusted
 * (rules/case-series#decoding).
 * @throws {SeriesError} for a series that cannot be shown
 * @throws {DecodingError} where the process was killed or took too long
 */
export async function decodeSeries(
  archive: number,
  sink: SeriesSink,
  signal: AbortSignal,
): Promise<{ shape: StackShape; pictures: GrayPicture[] }> {
  signal.throwIfAborted();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const [program, ...words] = [...getProcessPrefix(), process.execPath, ...OPTIONS, PROGRAM];
  const child = spawn(program ?? process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe', archive],
    env: { LC_ALL: 'C.UTF-8', MALLOC_ARENA_MAX: '2' },
  });
  const kill = () => child.kill('SIGKILL');
  limit.addEventListener('abort', kill);
  const closed = once(child, 'close');
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000);
  });
  try {
    const pictures: GrayPicture[] = [];
    let shape: StackShape | undefined;
    if (child.stdout)
      for await (const { message, bytes } of readMessages(child.stdout)) {
        if (message.kind === 'count') await sink.count(message.count);
        if (message.kind === 'slice') await sink.slice(message.index, bytes);
        if (message.kind === 'picture') pictures.push({ ...message, gray8: bytes });
        if (message.kind === 'refused') throw new SeriesError(message.problem);
        if (message.kind === 'done') ({ shape } = message);
      }
    const [code, killedBy] = await closed;
    signal.throwIfAborted();
    if (!shape) throw new DecodingError(`ended with ${String(killedBy ?? code)}: ${stderr.split('\n', 1)[0]}`);
    return { shape, pictures };
  } finally {
    limit.removeEventListener('abort', kill);
    kill();
  }
}
