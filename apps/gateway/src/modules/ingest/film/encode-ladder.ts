import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IngestError } from '../ingest-error.ts';
import type { FindMediaTool } from '../tools/media-tools.ts';
import { runTool, ToolError, ToolLimitError } from '../tools/run-tool.ts';
import type { Film } from './film.ts';
import { buildLadderArguments, getRenditionFolder } from './ladder-arguments.ts';

/** What every part of an encoding needs. */
export interface EncodingContext {
  readonly find: FindMediaTool;
  readonly signal: AbortSignal;
  /** Path of the film. */
  readonly source: string;
  /** Folder of the media that is written. */
  readonly target: string;
}

/** Time that an encoding may take: a constant, and a factor of the film's length that slow machines need for 4K. */
const BASE_SECONDS = 600;
const FACTOR = 30;

/** Time that an encoding of `film` may take, in seconds. */
export function getEncodingLimit({ seconds }: Pick<Film, 'seconds'>): number {
  return BASE_SECONDS + FACTOR * seconds;
}

/**
 * Encodes the renditions and preview tiles of a film; `onProgress` receives the part that is done, from 0 to 1.
 * @throws {IngestError} where ffmpeg cannot decode the film
 */
export async function encodeLadder(
  film: Film,
  plan: Parameters<typeof buildLadderArguments>[1],
  { find, signal, source, target }: EncodingContext,
  { secondsMax, onProgress }: { secondsMax: number; onProgress: (part: number) => void },
): Promise<void> {
  for (const { name } of plan.renditions) await mkdir(join(target, getRenditionFolder(name)), { recursive: true });
  const onLine = (line: string) => {
    const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (microseconds !== undefined) onProgress(Math.min(1, Number(microseconds) / 1_000_000 / film.seconds));
  };
  const args = buildLadderArguments(film, plan, { source, target, secondsMax });
  await runEncoder(() => runTool(find('ffmpeg'), args, { signal, seconds: getEncodingLimit(film), onLine }));
}

/** Messages of ffmpeg about the machine and not about the film: such a run is tried again. */
const FAULT_OF_MACHINE = /No space left on device|Cannot allocate memory|Input\/output error|^ended with/;

/**
 * Runs ffmpeg and tells a fault of the film from one of the machine.
 * @throws {IngestError} for a fault of the film
 */
export async function runEncoder<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isToolFault = error instanceof ToolError && !FAULT_OF_MACHINE.test(error.message);
    if (!isToolFault && !(error instanceof ToolLimitError)) throw error;
    throw new IngestError(`ffmpeg ${isToolFault ? 'cannot decode the film: ' : ''}${error.message}`, { cause: error });
  }
}
