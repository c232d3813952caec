import { and, desc, eq, getTableColumns, inArray, isNull, not, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareSql, prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { videoMedia } from '../tables.ts';
import { seenFilm, watchClock, watchedFilm, watchedMonth, watchSession } from './tables.ts';

type SessionRow = typeof watchSession.$inferSelect;
type ClockRow = typeof watchClock.$inferSelect;
type FilmRow = typeof watchedFilm.$inferSelect;

const durationSeconds = sql<number | null>`(${videoMedia.media} ->> 'seconds')::float8`;
const clockColumns = getTableColumns(watchClock);

const insertSession = prepareStatement(getTableColumns(watchSession), (db, row) => db.insert(watchSession).values(row));
const insertClock = prepareStatement(clockColumns, (db, row) =>
  db.insert(watchClock).values(row).onConflictDoNothing(),
);
const lockClock = prepareStatement({ accountId: watchClock.accountId }, (db, { accountId }) =>
  db.select().from(watchClock).where(eq(watchClock.accountId, accountId)).for('update'),
);
const saveClock = prepareStatement(clockColumns, (db, { accountId, ...row }) =>
  db.update(watchClock).set(row).where(eq(watchClock.accountId, accountId)),
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
      ranges: watchedFilm.ranges,
      sessions: watchedFilm.sessions,
      seenAt: watchedFilm.seenAt,
    })
    .from(watchSession)
    .leftJoin(resource, and(isPublished, eq(resource.id, watchSession.videoId)))
    .leftJoin(videoMedia, and(eq(videoMedia.videoId, watchSession.videoId), isNull(videoMedia.replacedAt)))
    .leftJoin(
      watchedFilm,
      and(eq(watchedFilm.accountId, watchSession.accountId), eq(watchedFilm.videoId, watchSession.videoId)),
    )
    .where(eq(watchSession.id, id)),
);
const saveFilm = prepareStatement(getTableColumns(watchedFilm), (db, { accountId, videoId, ...row }) =>
  db
    .insert(watchedFilm)
    .values({ accountId, videoId, ...row })
    .onConflictDoUpdate({ target: [watchedFilm.accountId, watchedFilm.videoId], set: row }),
);
const unfoldFilm = prepareSql(
  { accountId: watchedFilm.accountId, videoId: watchedFilm.videoId },
  (_, { accountId, videoId }) => sql`
    with folded as (
      select account_id, month, films -> ${videoId} as film from ${watchedMonth}
      where account_id = ${accountId} and films ? ${videoId}
    ), taken as (
      update ${watchedMonth} as kept set films = kept.films - ${videoId}
      from folded where kept.account_id = folded.account_id and kept.month = folded.month
    )
    insert into ${watchedFilm} (account_id, video_id, ranges, sessions, seen_at, updated_at)
    select account_id, ${videoId}, film -> 'ranges', film -> 'sessions',
      (film ->> 'seenAt')::timestamptz, (film ->> 'updatedAt')::timestamptz
    from folded`,
);

/** Reads and writes play sessions and the watch ledger. */
export function createWatchRepository(db: Database) {
  return {
    /** Opens a session; an account without any gets its watch budget. */
    async insertSession(row: SessionRow): Promise<void> {
      await insertSession(db, row);
      const { id: sessionId, accountId, openedAt } = row;
      const moments = { heardAt: openedAt, spentUntil: openedAt };
      await insertClock(db, {
        accountId,
        sessionId,
        ...moments,
        fromSecond: 0,
        toSecond: 0,
        addedSeconds: 0,
        days: [],
      });
    },

    /** Deletes the sessions of an account but the latest. */
    async deleteSessionsBut(accountId: string, latest: number): Promise<void> {
      const older = db
        .select({ id: watchSession.id })
        .from(watchSession)
        .where(eq(watchSession.accountId, accountId))
        .orderBy(desc(watchSession.openedAt))
        .offset(latest);
      await db.delete(watchSession).where(sql`${watchSession.id} in (${older})`);
    },

    /** The watch budget of an account, locked until the transaction ends; undefined before its first session. */
    async lockClock(accountId: string): Promise<ClockRow | undefined> {
      const [row] = await lockClock(db, { accountId });
      return row;
    },

    async saveClock(row: ClockRow): Promise<void> {
      await saveClock(db, row);
    },

    /** A session with its video and the seen ranges of its account; without a length if the video is not visible. */
    async findPlay(id: string) {
      const [row] = await findPlay(db, { id });
      return row;
    },

    async saveFilm(row: FilmRow): Promise<void> {
      await saveFilm(db, row);
    },

    /**
     * Restores the row of an account's video from the archive, if it was archived. The account's watch budget is
     * locked.
     */
    async unfoldFilm(accountId: string, videoId: string): Promise<void> {
      await unfoldFilm(db, { accountId, videoId });
    },

    /**
     * Archives the videos that no session plays any more, of this many accounts at most (rules/watch#folding); returns
     * the number of accounts. An account with a report in progress is skipped until the next run.
     */
    async foldFilms(accountsMax: number): Promise<number> {
      const isPlayed = sql`exists (
        select from ${watchSession} as playing
        where playing.account_id = ${watchedFilm.accountId} and playing.video_id = ${watchedFilm.videoId})`;
      const accounts = await db
        .select({ id: watchClock.accountId })
        .from(watchClock)
        .where(
          inArray(
            watchClock.accountId,
            db.select({ id: watchedFilm.accountId }).from(watchedFilm).where(not(isPlayed)),
          ),
        )
        .limit(accountsMax)
        .for('update', { skipLocked: true });
      const ids = accounts.map(({ id }) => id);
      await db.execute(sql`
        with folded as (
          delete from ${watchedFilm} where ${anyOf(watchedFilm.accountId, ids)} and not ${isPlayed} returning *
        )
        insert into ${watchedMonth} as kept (account_id, month, films)
        select account_id, to_char(updated_at at time zone 'Asia/Shanghai', 'YYYYMM')::int,
          jsonb_object_agg(video_id, jsonb_build_object(
            'ranges', ranges, 'sessions', sessions, 'seenAt', seen_at, 'updatedAt', updated_at))
        from folded group by 1, 2
        on conflict (account_id, month) do update set films = kept.films || excluded.films`);
      // Deletes the archive rows whose videos have all been watched again since.
      await db.delete(watchedMonth).where(and(anyOf(watchedMonth.accountId, ids), sql`${watchedMonth.films} = '{}'`));
      return ids.length;
    },

    /** The ledger entries of an account for these videos, including those that it never watched. */
    listFilms: (accountId: string, videoIds: readonly string[]) =>
      db
        .select({
          videoId: videoMedia.videoId,
          durationSeconds,
          ranges: seenFilm.ranges,
          sessions: seenFilm.sessions,
          seenAt: seenFilm.seenAt,
        })
        .from(videoMedia)
        .leftJoin(seenFilm, and(eq(seenFilm.accountId, accountId), eq(seenFilm.videoId, videoMedia.videoId)))
        .where(and(anyOf(videoMedia.videoId, videoIds), isNull(videoMedia.replacedAt))),
  };
}
