import { and, desc, eq, getTableColumns, inArray, isNull, not, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareSql, prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { videoMedia } from '../tables.ts';
import { watchBudget, watchedVideo, watchedVideoAll, watchedVideoArchive, watchSession } from './tables.ts';

type SessionRow = typeof watchSession.$inferSelect;
type BudgetRow = typeof watchBudget.$inferSelect;
type WatchedVideoRow = typeof watchedVideo.$inferSelect;

const durationSeconds = sql<number | null>`(${videoMedia.media} ->> 'seconds')::float8`;
const budgetColumns = getTableColumns(watchBudget);

const insertSession = prepareStatement(getTableColumns(watchSession), (db, row) => db.insert(watchSession).values(row));
const insertBudget = prepareStatement(budgetColumns, (db, row) =>
  db.insert(watchBudget).values(row).onConflictDoNothing(),
);
const lockBudget = prepareStatement({ accountId: watchBudget.accountId }, (db, { accountId }) =>
  db.select().from(watchBudget).where(eq(watchBudget.accountId, accountId)).for('update'),
);
const saveBudget = prepareStatement(budgetColumns, (db, { accountId, ...row }) =>
  db.update(watchBudget).set(row).where(eq(watchBudget.accountId, accountId)),
);
const findPlay = prepareStatement({ id: watchSession.id }, (db, { id }) =>
  db
    .select({
      accountId: watchSession.accountId,
      videoId: watchSession.videoId,
      openedAt: watchSession.openedAt,
      lessonId: watchSession.lessonId,
      vip: resource.vip,
      durationSeconds,
      ranges: watchedVideo.ranges,
      sessions: watchedVideo.sessions,
      seenAt: watchedVideo.seenAt,
    })
    .from(watchSession)
    .leftJoin(resource, and(isPublished, eq(resource.id, watchSession.videoId)))
    .leftJoin(videoMedia, and(eq(videoMedia.videoId, watchSession.videoId), isNull(videoMedia.replacedAt)))
    .leftJoin(
      watchedVideo,
      and(eq(watchedVideo.accountId, watchSession.accountId), eq(watchedVideo.videoId, watchSession.videoId)),
    )
    .where(eq(watchSession.id, id)),
);
const saveWatchedVideo = prepareStatement(getTableColumns(watchedVideo), (db, { accountId, videoId, ...row }) =>
  db
    .insert(watchedVideo)
    .values({ accountId, videoId, ...row })
    .onConflictDoUpdate({ target: [watchedVideo.accountId, watchedVideo.videoId], set: row }),
);
const restoreWatchedVideo = prepareSql(
  { accountId: watchedVideo.accountId, videoId: watchedVideo.videoId },
  (_, { accountId, videoId }) => sql`
    with archived as (
      select account_id, month, videos -> ${videoId} as video from ${watchedVideoArchive}
      where account_id = ${accountId} and videos ? ${videoId}
    ), removed as (
      update ${watchedVideoArchive} as archive set videos = archive.videos - ${videoId}
      from archived where archive.account_id = archived.account_id and archive.month = archived.month
    )
    insert into ${watchedVideo} (account_id, video_id, ranges, sessions, seen_at, updated_at)
    select account_id, ${videoId}, video -> 'ranges', video -> 'sessions',
      (video ->> 'seenAt')::timestamptz, (video ->> 'updatedAt')::timestamptz
    from archived`,
);

/** Reads and writes play sessions and the watch ledger. */
export function createWatchRepository(db: Database) {
  return {
    /** Opens a session; an account without any gets its watch budget. */
    async insertSession(row: SessionRow): Promise<void> {
      await insertSession(db, row);
      const { id: sessionId, accountId, openedAt } = row;
      const timestamps = { lastReportAt: openedAt, accountedUntil: openedAt };
      await insertBudget(db, {
        accountId,
        sessionId,
        ...timestamps,
        fromSecond: 0,
        toSecond: 0,
        addedSeconds: 0,
        days: [],
      });
    },

    /** Deletes the sessions of an account but the latest. */
    async pruneSessions(accountId: string, latest: number): Promise<void> {
      const older = db
        .select({ id: watchSession.id })
        .from(watchSession)
        .where(eq(watchSession.accountId, accountId))
        .orderBy(desc(watchSession.openedAt))
        .offset(latest);
      await db.delete(watchSession).where(sql`${watchSession.id} in (${older})`);
    },

    /** The watch budget of an account, locked until the transaction ends; undefined before its first session. */
    async lockBudget(accountId: string): Promise<BudgetRow | undefined> {
      const [row] = await lockBudget(db, { accountId });
      return row;
    },

    async saveBudget(row: BudgetRow): Promise<void> {
      await saveBudget(db, row);
    },

    /** A session with its video and the seen ranges of its account; without a length if the video is not visible. */
    async findPlay(id: string) {
      const [row] = await findPlay(db, { id });
      return row;
    },

    async saveWatchedVideo(row: WatchedVideoRow): Promise<void> {
      await saveWatchedVideo(db, row);
    },

    /**
     * Restores the row of an account's video from the archive, if it was archived. The account's watch budget is
     * locked.
     */
    async restoreWatchedVideo(accountId: string, videoId: string): Promise<void> {
      await restoreWatchedVideo(db, { accountId, videoId });
    },

    /**
     * Archives the videos that no session plays any more, of this many accounts at most: a compaction of their rows into
     * one for each month (rules/watch#archive). Returns the number of accounts. An account with a report in progress is
     * skipped until the next run.
     */
    async archiveWatchedVideos(accountsMax: number): Promise<number> {
      const isPlayed = sql`exists (
        select from ${watchSession} as playing
        where playing.account_id = ${watchedVideo.accountId} and playing.video_id = ${watchedVideo.videoId})`;
      const accounts = await db
        .select({ id: watchBudget.accountId })
        .from(watchBudget)
        .where(
          inArray(
            watchBudget.accountId,
            db.select({ id: watchedVideo.accountId }).from(watchedVideo).where(not(isPlayed)),
          ),
        )
        .limit(accountsMax)
        .for('update', { skipLocked: true });
      const ids = accounts.map(({ id }) => id);
      await db.execute(sql`
        with archived as (
          delete from ${watchedVideo} where ${anyOf(watchedVideo.accountId, ids)} and not ${isPlayed} returning *
        )
        insert into ${watchedVideoArchive} as archive (account_id, month, videos)
        select account_id, to_char(updated_at at time zone 'Asia/Shanghai', 'YYYYMM')::int,
          jsonb_object_agg(video_id, jsonb_build_object(
            'ranges', ranges, 'sessions', sessions, 'seenAt', seen_at, 'updatedAt', updated_at))
        from archived group by 1, 2
        on conflict (account_id, month) do update set videos = archive.videos || excluded.videos`);
      // Deletes the archive rows whose videos have all been watched again since.
      await db
        .delete(watchedVideoArchive)
        .where(and(anyOf(watchedVideoArchive.accountId, ids), sql`${watchedVideoArchive.videos} = '{}'`));
      return ids.length;
    },

    /** The ledger entries of an account for these videos, including those that it never watched. */
    listWatchedVideos: (accountId: string, videoIds: readonly string[]) =>
      db
        .select({
          videoId: videoMedia.videoId,
          durationSeconds,
          ranges: watchedVideoAll.ranges,
          sessions: watchedVideoAll.sessions,
          seenAt: watchedVideoAll.seenAt,
        })
        .from(videoMedia)
        .leftJoin(
          watchedVideoAll,
          and(eq(watchedVideoAll.accountId, accountId), eq(watchedVideoAll.videoId, videoMedia.videoId)),
        )
        .where(and(anyOf(videoMedia.videoId, videoIds), isNull(videoMedia.replacedAt))),
  };
}
