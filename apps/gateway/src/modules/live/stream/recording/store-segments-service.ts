import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AppContext } from '../../../../platform/app-context.ts';
import type { Database } from '../../../../platform/database/connect.ts';
import { notifyLive } from '../../notify-live-service.ts';
import type { Clarity, RenditionName, Source } from '../ladder.ts';
import { getChannelFolder, getSegmentFile, getSegmentPath, INIT_FILE } from '../segment-file.ts';
import { createStreamRepository } from '../stream-repository.ts';
import type { MadeSegment } from './transcoder.ts';

/** What the storage must take before a recording goes on in it, in bytes: some seconds of the largest definitions. */
const ROOM_BYTES = 16 * 1024 * 1024;

/** The event that a stream was admitted to, and its last announcement then; null where it was announced by no move. */
export interface StreamedEvent {
  readonly liveId: string;
  readonly announcement: number | null;
}

/** Called in the transaction that stores segments of an event's channel. */
export type OnSegments = (tx: Database, event: StreamedEvent) => Promise<void>;

/** A run as far as it is stored. */
export interface StoredRun {
  readonly id: string;
  readonly source: Source;
  readonly rungs: readonly Clarity[];
  /** The moment of the first picture, by the gateway's clock. */
  readonly startedAt: number;
  /** False where the segments are only held in memory (rules/live#full-storage). */
  readonly isKept: boolean;
  /** How much of each rendition is stored. */
  readonly stored: Map<RenditionName, { readonly segments: number; readonly seconds: number }>;
}

/** Whether segments were lost between what is stored and what is to follow it. */
export function hasGap({ stored }: StoredRun, segments: readonly MadeSegment[]): boolean {
  const next = new Map([...stored].map(([rendition, { segments: count }]) => [rendition, count]));
  return segments.some(({ rendition, number }) => {
    const expected = next.get(rendition) ?? 0;
    next.set(rendition, number + 1);
    return number !== expected;
  });
}

/**
 * Stores segments of a run with their rows, all or none: the files come first, so that nothing is told that is not there.
 * @throws an error of the storage or the database
 */
export async function storeSegments(
  { db, clock, storage, files }: Pick<AppContext, 'db' | 'clock' | 'storage' | 'files'>,
  { channelId, liveId, announcement }: StreamedEvent & { readonly channelId: string },
  run: StoredRun,
  segments: readonly MadeSegment[],
  onSegments: OnSegments,
): Promise<void> {
  const put = async (rendition: RenditionName, file: string, from: string) => {
    const path = `${getChannelFolder(channelId)}/${getSegmentPath(rendition, run.id, file)}`;
    const bytes = await readFile(from);
    if (run.isKept) await storage.files.put(path, bytes);
    else files.hold(`files:${path}`, bytes);
  };
  for (const { rendition, number, path, initPath } of segments) {
    // Memory forgets what nobody asks for, and this is asked for by who comes.
    if (number === 0 || !run.isKept) await put(rendition, INIT_FILE, initPath);
    await put(rendition, getSegmentFile(number), path);
  }
  const stored = new Map(run.stored);
  await db.transaction(async (tx) => {
    const repository = createStreamRepository(tx);
    await repository.lockChannel(channelId);
    const { id: runId, rungs, startedAt, source, isKept } = run;
    if (run.stored.size === 0) {
      await repository.addRun({ id: runId, channelId, startedAt, rungs, isKept, ...source });
      await notifyLive(tx, liveId);
    }
    for (const { rendition, number, seconds } of segments) {
      const before = stored.get(rendition)?.seconds ?? 0;
      const segment = { channelId, rendition, runId, number, seconds };
      await repository.addSegment({ ...segment, startedAt: Math.round(startedAt + before * 1000) });
      stored.set(rendition, { segments: number + 1, seconds: before + seconds });
    }
    await repository.setSegmentAt(channelId, clock.now());
    await onSegments(tx, { liveId, announcement });
  });
  for (const [rendition, amount] of stored) run.stored.set(rendition, amount);
}

/** Whether the storage takes a few seconds of a stream. */
export async function hasRoom({ files }: AppContext['storage']): Promise<boolean> {
  const path = `checks/${randomUUID()}`;
  try {
    await files.put(path, Buffer.alloc(ROOM_BYTES));
    await files.delete(path);
    return true;
  } catch {
    return false;
  }
}
