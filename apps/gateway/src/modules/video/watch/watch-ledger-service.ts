import { cutSeenRanges, isFilmSeen, sumRangeSeconds, type TimeRange } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { createWatchRepository } from './watch-repository.ts';

/** The ledger entry of an account for a video. */
interface SeenFilm {
  readonly seenSeconds: number;
  readonly durationSeconds: number;
  /** True if enough of it was seen, of this version or of one before (rules/watch#seen). */
  readonly isSeen: boolean;
  /** The union of all seen ranges, in rising order. */
  readonly intervals: readonly TimeRange[];
  /** The times when the sessions that earned it were opened, in ms. */
  readonly sessions: readonly number[];
}

/** A video of which an account has seen enough. */
export interface FilmSeen {
  readonly accountId: string;
  readonly videoId: string;
}

/** Called once for an account and a video, in the transaction in which enough of it was seen. */
export type OnFilmSeen = (tx: Database, film: FilmSeen) => Promise<void>;

/** The watch ledger, for the modules that award credit for watching (rules/watch#ledger). */
export interface WatchLedger {
  /**
   * By video id, including videos that were never watched; videos without media are missing. Reads in `tx` where given.
   */
  listSeen(accountId: string, videoIds: readonly string[], tx?: Database): Promise<ReadonlyMap<string, SeenFilm>>;
}

/** Creates the reading side of the ledger. */
export function createWatchLedger({ db }: Pick<AppContext, 'db'>): WatchLedger {
  return {
    async listSeen(accountId, videoIds, tx = db) {
      const rows = await createWatchRepository(tx).listFilms(accountId, videoIds);
      return new Map(
        rows.flatMap(({ videoId, durationSeconds, ranges, sessions, seenAt }) => {
          if (videoId === null || durationSeconds === null) return [];
          const intervals = cutSeenRanges(ranges ?? [], durationSeconds);
          const isSeen = seenAt !== null || isFilmSeen(intervals, durationSeconds);
          const seenSeconds = sumRangeSeconds(intervals);
          return [[videoId, { seenSeconds, durationSeconds, isSeen, intervals, sessions: sessions ?? [] }] as const];
        }),
      );
    },
  };
}
