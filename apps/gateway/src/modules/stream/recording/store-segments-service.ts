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

/** Called in the transaction that stores segments of an event's channel. */
export type OnSegments = (tx: Database, event: StreamedEvent) => Promise<void>;

/** A run with its stored segments. */
export interface StoredRun {
  readonly id: string;
  readonly source: Source;
  readonly renditions: readonly VideoRendition[];
  /** Time of the first frame, by the gateway's clock. */
  readonly startedAt: number;
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
 * @throws an error of the storage or the database
 */
export async function storeSegments(
  { db, clock, storage, files }: Pick<AppContext, 'db' | 'clock' | 'storage' | 'files'>,
  { channelId, liveId, fencingToken: announcement }: StreamedEvent & { readonly channelId: string },
  run: StoredRun,
  segments: readonly ProducedSegment[],
  onSegments: OnSegments,
): Promise<void> {
  const put = async (rendition: RenditionName, file: string, from: string) => {
    const path = `${getChannelFolder(channelId)}/${getSegmentPath(rendition, run.id, file)}`;
    const bytes = await readFile(from);
    if (run.isPersisted) await storage.files.put(path, bytes);
    else files.hold(`files:${path}`, bytes);
  };
  for (const { rendition, number, path, initPath } of segments) {
    // Memory evicts files that are not requested, and viewers who join later request this one.
    if (number === 0 || !run.isPersisted) await put(rendition, INIT_FILE, initPath);
    await put(rendition, getSegmentFile(number), path);
  }
  const stored = new Map(run.stored);
  await db.transaction(async (tx) => {
    const repository = createStreamRepository(tx);
    await repository.lockChannel(channelId);
    const { id: runId, renditions, startedAt, source, isPersisted } = run;
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
    await onSegments(tx, { liveId, fencingToken: announcement });
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
