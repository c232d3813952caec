import { cutSeenRanges, isVideoSeen, sumRangeSeconds, type TimeRange } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { createWatchRepository } from './watch-repository.ts';

/** The ledger entry of an account for a video. */
interface WatchedVideo {
  readonly seenSeconds: number;
  readonly durationSeconds: number;
  /** True if enough of it was seen, of this version or of one before (rules/watch#seen). */
  readonly isSeen: boolean;
  /** The union of all seen ranges, in rising order. */
  readonly seenRanges: readonly TimeRange[];
  /** The times when the sessions that earned it were opened, in ms. */
  readonly sessions: readonly number[];
}

/** A video of which an account has seen enough. */
export interface VideoSeenEvent {
  readonly accountId: string;
  readonly videoId: string;
}

/** Called once for an account and a video, in the transaction in which enough of it was seen. */
export type OnVideoSeen = (tx: Database, event: VideoSeenEvent) => Promise<void>;

/** The watch ledger, for the modules that award credit for watching (rules/watch#ledger). */
export interface WatchLedger {
  /**
   * By video id, including videos that were never watched; videos without media are missing. Reads in `tx` where given.
   */
  listSeen(accountId: string, videoIds: readonly string[], tx?: Database): Promise<ReadonlyMap<string, WatchedVideo>>;
}

/** Creates the reading side of the ledger. */
export function createWatchLedger({ db }: Pick<AppContext, 'db'>): WatchLedger {
  return {
    async listSeen(accountId, videoIds, tx = db) {
      const rows = await createWatchRepository(tx).listWatchedVideos(accountId, videoIds);
      return new Map(
        rows.flatMap(({ videoId, durationSeconds, ranges, sessions, seenAt }) => {
          if (videoId === null || durationSeconds === null) return [];
          const seenRanges = cutSeenRanges(ranges ?? [], durationSeconds);
          const isSeen = seenAt !== null || isVideoSeen(seenRanges, durationSeconds);
          const seenSeconds = sumRangeSeconds(seenRanges);
          return [[videoId, { seenSeconds, durationSeconds, isSeen, seenRanges, sessions: sessions ?? [] }] as const];
        }),
      );
    },
  };
}
