import type { TimeRange, WatchedDay } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { video } from '../tables.ts';

/**
 * A play session: a player of an account that may report what it plays; deleted after two days (rules/watch#sessions).
 */
export const watchSession = pgTable(
  'watch_session',
  {
    /** SHA-256 of the nonce, in base64url. */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    videoId: text()
      .notNull()
      .references(() => video.id, { onDelete: 'cascade' }),
    openedAt: timestampMs().notNull(),
    /** The lesson that the video is watched in, which may open it (rules/learning#videos); null for none. */
    lessonId: text(),
  },
  (table) => [
    index('watch_session_account').on(table.accountId, table.openedAt),
    index('watch_session_video').on(table.videoId),
    index('watch_session_opened').on(table.openedAt),
  ],
);

/**
 * The watch budget of an account, from which its reports are paid: one row, whatever it watches with
 * (rules/watch#one-device).
 */
export const watchBudget = pgTable('watch_budget', {
  accountId: text()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** The session of the last report, which may have been deleted. */
  sessionId: text().notNull(),
  lastReportAt: timestampMs().notNull(),
  accountedUntil: timestampMs().notNull(),
  /** The time range of the last report, in seconds of its video, and the seconds that it added. */
  fromSecond: doublePrecision().notNull(),
  toSecond: doublePrecision().notNull(),
  addedSeconds: doublePrecision().notNull(),
  /** The seconds that were added on each day of the last week with any (rules/watch#days). */
  days: jsonb().$type<readonly WatchedDay[]>().notNull().default([]),
});

/**
 * The watch ledger: the ranges of a video that an account has seen, in one row, however often it reports, until it is
 * archived (rules/watch#archive). The reference prevents the loader from deleting the video. The view of seen videos
 * has both.
 */
export const watchedVideo = pgTable(
  'watched_video',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    videoId: text()
      .notNull()
      .references(() => video.id),
    /** The union of all seen ranges. */
    ranges: jsonb().$type<readonly TimeRange[]>().notNull(),
    /** The times when the sessions that earned something were opened, in ms; the latest of many. */
    sessions: jsonb().$type<readonly number[]>().notNull(),
    /** The time when enough was seen for the first time; null before (rules/watch#seen). */
    seenAt: timestampMs(),
    updatedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.videoId] }),
    index('watched_video_video').on(table.videoId),
  ],
);

/** A video in the archive row of its month, in its JSON form. */
export interface ArchivedVideo extends Pick<typeof watchedVideo.$inferSelect, 'ranges' | 'sessions'> {
  readonly seenAt: string | null;
  readonly updatedAt: string;
}

/**
 * The archive of the watch ledger: the ranges of all videos that an account watched last in one month, in one row
 * (rules/watch#archive).
 */
export const watchedVideoArchive = pgTable(
  'watched_video_archive',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** yyyymm in Shanghai. */
    month: integer().notNull(),
    /** By the id of the video, without a reference, as evidence outlives it. */
    videos: jsonb().$type<Readonly<Record<string, ArchivedVideo>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
);

/** The seen ranges of accounts by video, archived or not. */
export const watchedVideoAll = pgView('watched_video_all', {
  accountId: text().notNull(),
  videoId: text().notNull(),
  ranges: jsonb().$type<readonly TimeRange[]>().notNull(),
  sessions: jsonb().$type<readonly number[]>().notNull(),
  seenAt: timestampMs(),
}).as(sql`
  select account_id, video_id, ranges, sessions, seen_at from watched_video
  union all
  select account_id, key, value -> 'ranges', value -> 'sessions', (value ->> 'seenAt')::timestamptz
  from watched_video_archive, jsonb_each(videos)`);
