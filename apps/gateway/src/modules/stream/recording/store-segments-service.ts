import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { VideoRendition } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { notifyLive } from '../../live/event/service.ts';
import type { RenditionName, Source } from '../renditions.ts';
import { getChannelFolder, getSegmentFile, getSegmentPath, INIT_FILE } from '../segment-file.ts';
import { createStreamRepository } from '../stream-repository.ts';
import type { ProducedSegment } from './transcoder.ts';

/** Free space that is required before a recording resumes, in bytes: some seconds of the largest renditions. */
const FREE_SPACE_BYTES = 16 * 1024 * 1024;

/**
 * The event that a stream was admitted to, and its fencing token: the id of its last announcement then; null if no
 * transition announced it.
 */
export interface StreamedEvent {
  readonly liveId: string;
  readonly fencingToken: number | null;
}

/** Segments of an event's channel, with the last pause of the event by hand when their run started. */
interface StreamedSegments extends StreamedEvent {
  readonly pauseToken: number | null;
}

/** Refusal of segments from before or during a pause by hand, which must not be seen (rules/live#pause-by-hand). */
export class WithheldSegments extends Error {
  override readonly name = 'WithheldSegments';
}

/**
 * Called in the transaction that stores segments of an event's channel.
 * @throws {WithheldSegments}
 */
export type OnSegments = (tx: Database, segments: StreamedSegments) => Promise<void>;

/** A run with its stored segments. */
export interface StoredRun {
  readonly id: string;
  readonly source: Source;
  readonly renditions: readonly VideoRendition[];
  /** Time of the first frame, by the gateway's clock. */
  readonly startedAt: number;
  readonly pauseToken: number | null;
  /** False if the segments are only in memory (rules/stream-recording#full-storage). */
  readonly isPersisted: boolean;
  /** Stored segments and seconds of each rendition. */
  readonly stored: Map<RenditionName, { readonly segments: number; readonly seconds: number }>;
}

/** Returns true if segments were lost between the stored ones and the next. */
export function hasGap({ stored }: StoredRun, segments: readonly ProducedSegment[]): boolean {
  const next = new Map([...stored].map(([rendition, { segments: count }]) => [rendition, count]));
  return segments.some(({ rendition, number }) => {
    const expected = next.get(rendition) ?? 0;
    next.set(rendition, number + 1);
    return number !== expected;
  });
}

/**
 * Stores segments of a run with their rows, all or none: the files come first, so that no row refers to a missing file.
 * The files of refused segments are deleted again, and those in memory are held only after the rows are stored.
 * @throws {WithheldSegments}, or an error of the storage or the database
 */
export async function storeSegments(
  context: Pick<AppContext, 'db' | 'clock' | 'storage' | 'files'>,
  channel: StreamedEvent & { readonly channelId: string },
  run: StoredRun,
  segments: readonly ProducedSegment[],
  onSegments: OnSegments,
): Promise<void> {
  const { storage, files } = context;
  const written = new Map<string, Buffer>();
  const write = async (rendition: RenditionName, file: string, from: string) => {
    const path = `${getChannelFolder(channel.channelId)}/${getSegmentPath(rendition, run.id, file)}`;
    const bytes = await readFile(from);
    if (run.isPersisted) await storage.files.put(path, bytes);
    written.set(path, bytes);
  };
  for (const { rendition, number, path, initPath } of segments) {
    // Memory evicts files that are not requested, and viewers who join later request this one.
    if (number === 0 || !run.isPersisted) await write(rendition, INIT_FILE, initPath);
    await write(rendition, getSegmentFile(number), path);
  }
  try {
    await storeRows(context, channel, run, segments, onSegments);
  } catch (error) {
    if (error instanceof WithheldSegments && run.isPersisted)
      for (const path of written.keys()) await storage.files.delete(path);
    throw error;
  }
  if (!run.isPersisted) for (const [path, bytes] of written) files.hold(`files:${path}`, bytes);
}

async function storeRows(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { channelId, liveId, fencingToken }: StreamedEvent & { readonly channelId: string },
  run: StoredRun,
  segments: readonly ProducedSegment[],
  onSegments: OnSegments,
): Promise<void> {
  const stored = new Map(run.stored);
  await db.transaction(async (tx) => {
    const repository = createStreamRepository(tx);
    await repository.lockChannel(channelId);
    const { id: runId, renditions, startedAt, source, isPersisted, pauseToken } = run;
    if (run.stored.size === 0) {
      await repository.addRun({ id: runId, channelId, startedAt, renditions, isPersisted, ...source });
      await notifyLive(tx, liveId);
    }
    for (const { rendition, number, seconds } of segments) {
      const before = stored.get(rendition)?.seconds ?? 0;
      const segment = { channelId, rendition, runId, number, seconds };
      await repository.addSegment({ ...segment, startedAt: Math.round(startedAt + before * 1000) });
      stored.set(rendition, { segments: number + 1, seconds: before + seconds });
    }
    await repository.setSegmentAt(channelId, clock.now());
    await onSegments(tx, { liveId, fencingToken, pauseToken });
  });
  for (const [rendition, amount] of stored) run.stored.set(rendition, amount);
}

/** Returns true if the storage has free space for a few seconds of a stream. */
export async function hasFreeSpace({ files }: AppContext['storage']): Promise<boolean> {
  const path = `checks/${randomUUID()}`;
  try {
    await files.put(path, Buffer.alloc(FREE_SPACE_BYTES));
    await files.delete(path);
    return true;
  } catch {
    return false;
  }
}
