import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IngestError } from '../base/ingest-error.ts';
import type { FindMediaTool } from '../tools/media-tools.ts';
import { runTool, ToolError, ToolLimitError } from '../tools/run-tool.ts';
import { buildLadderArguments, getRenditionFolder } from './ladder-arguments.ts';
import type { SourceVideo } from './source-video.ts';

/** The inputs shared by all parts of an encoding. */
export interface EncodingContext {
  readonly find: FindMediaTool;
  readonly signal: AbortSignal;
  /** Path of the video file. */
  readonly source: string;
  /** Folder of the media that is written. */
  readonly target: string;
}

/** Time limit of an encoding: a constant, and a factor of the video's length that slow machines need for 4K. */
const BASE_SECONDS = 600;
const FACTOR = 30;

/** Time limit of the encoding of a video, in seconds. */
export function getEncodingLimit({ seconds }: Pick<SourceVideo, 'seconds'>): number {
  return BASE_SECONDS + FACTOR * seconds;
}

/**
 * Encodes the renditions and preview tiles of a video; `onProgress` receives the completed part, from 0 to 1.
 * @throws {IngestError} if ffmpeg cannot decode the video
 */
export async function encodeLadder(
  video: SourceVideo,
  plan: Parameters<typeof buildLadderArguments>[1],
  { find, signal, source, target }: EncodingContext,
  { secondsMax, onProgress }: { secondsMax: number; onProgress: (part: number) => void },
): Promise<void> {
  for (const { name } of plan.renditions) await mkdir(join(target, getRenditionFolder(name)), { recursive: true });
  const onLine = (line: string) => {
    const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (microseconds !== undefined) onProgress(Math.min(1, Number(microseconds) / 1_000_000 / video.seconds));
  };
  const args = buildLadderArguments(video, plan, { source, target, secondsMax });
  await runEncoder(() => runTool(find('ffmpeg'), args, { signal, seconds: getEncodingLimit(video), onLine }));
}

/** Messages of ffmpeg about the machine and not about the video: such a run is retried. */
const FAULT_OF_MACHINE = /No space left on device|Cannot allocate memory|Input\/output error|^ended with/;

/**
 * Runs ffmpeg and distinguishes a fault of the video from one of the machine.
 * @throws {IngestError} for a fault of the video
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
