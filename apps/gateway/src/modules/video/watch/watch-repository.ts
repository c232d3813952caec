import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { videoMedia } from '../tables.ts';
import { watchClock, watchedFilm, watchSession } from './tables.ts';

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

/** Reads and writes play sessions and what was seen in them. */
export function createWatchRepository(db: Database) {
  return {
    /** Opens a session; an account that has none before gets its clock. */
    async insertSession(row: SessionRow): Promise<void> {
      await insertSession(db, row);
      const { id: sessionId, accountId, openedAt } = row;
      const moments = { heardAt: openedAt, spentUntil: openedAt };
      await insertClock(db, { accountId, sessionId, ...moments, fromSecond: 0, toSecond: 0, addedSeconds: 0 });
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

    /** The clock of an account, which nobody else reads until the transaction ends; undefined before its first session. */
    async lockClock(accountId: string): Promise<ClockRow | undefined> {
      const [row] = await lockClock(db, { accountId });
      return row;
    },

    async saveClock(row: ClockRow): Promise<void> {
      await saveClock(db, row);
    },

    /** A session with its film and what its account has seen of it; without a length where it is not shown. */
    async findPlay(id: string) {
      const [row] = await findPlay(db, { id });
      return row;
    },

    async saveFilm(row: FilmRow): Promise<void> {
      await saveFilm(db, row);
    },

    /** What an account has seen of films, those that it never watched included. */
    listFilms: (accountId: string, videoIds: readonly string[]) =>
      db
        .select({
          videoId: videoMedia.videoId,
          durationSeconds,
          ranges: watchedFilm.ranges,
          sessions: watchedFilm.sessions,
          seenAt: watchedFilm.seenAt,
        })
        .from(videoMedia)
        .leftJoin(watchedFilm, and(eq(watchedFilm.accountId, accountId), eq(watchedFilm.videoId, videoMedia.videoId)))
        .where(and(anyOf(videoMedia.videoId, videoIds), isNull(videoMedia.replacedAt))),
  };
}
