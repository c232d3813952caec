import type { CaptionLanguage } from '@osteon/domain';
import { and, asc, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { liveChannel, liveEvent } from '../../live/event/tables.ts';
import { liveCaption } from './tables.ts';

export type CaptionRow = typeof liveCaption.$inferSelect;

/** Reads and writes the captions of channels. */
export function createCaptionRepository(db: Database) {
  const excluded = (column: string) => sql.raw(`excluded."${column}"`);

  return {
    /** A channel with its event, locked until the transaction ends; undefined for an unknown id. */
    async lockChannel(id: string) {
      const [found] = await db
        .select({ channel: liveChannel, status: liveEvent.status })
        .from(liveChannel)
        .innerJoin(liveEvent, eq(liveEvent.id, liveChannel.liveId))
        .where(eq(liveChannel.id, id))
        .for('update', { of: liveChannel });
      return found;
    },

    /** Replaces the caption key of a channel. */
    async setKey(id: string, captionKeyHash: Buffer): Promise<void> {
      await db.update(liveChannel).set({ captionKeyHash }).where(eq(liveChannel.id, id));
    },

    /** Captions of a channel with these ids, in any language. */
    listByIds: (channelId: string, ids: readonly string[]): Promise<CaptionRow[]> =>
      db
        .select()
        .from(liveCaption)
        .where(and(eq(liveCaption.channelId, channelId), inArray(liveCaption.captionId, [...ids]))),

    /**
     * Stores captions with distinct ids; returns how many were new or changed. A stored one is replaced by a higher
     * revision, or by another text of the same revision.
     */
    async save(rows: readonly CaptionRow[]): Promise<number> {
      const { channelId, language, captionId, revision, text } = liveCaption;
      const stored = await db
        .insert(liveCaption)
        .values([...rows])
        .onConflictDoUpdate({
          target: [channelId, language, captionId],
          set: {
            revision: excluded('revision'),
            startAt: excluded('start_at'),
            endAt: excluded('end_at'),
            text: excluded('text'),
          },
          setWhere: or(
            gt(excluded('revision'), revision),
            and(eq(excluded('revision'), revision), ne(excluded('text'), text)),
          ),
        })
        .returning({ id: captionId });
      return stored.length;
    },

    /** Marks the captions of a channel as changed, and stores the languages that it has captions in. */
    async setCaptioned(id: string, captionLanguages: readonly CaptionLanguage[]): Promise<void> {
      await db.update(liveChannel).set({ captionLanguages, captionsUnindexed: true }).where(eq(liveChannel.id, id));
    },

    /** Captions of a channel that start in a time range, in order. */
    listByStart: (
      channelId: string,
      language: CaptionLanguage,
      [from, until]: readonly [number, number],
    ): Promise<CaptionRow[]> =>
      db
        .select()
        .from(liveCaption)
        .where(
          and(
            eq(liveCaption.channelId, channelId),
            eq(liveCaption.language, language),
            gte(liveCaption.startAt, from),
            lt(liveCaption.startAt, until),
          ),
        )
        .orderBy(asc(liveCaption.startAt), asc(liveCaption.captionId)),

    /** All captions of a channel, in order. */
    listAll: (channelId: string, language: CaptionLanguage): Promise<CaptionRow[]> =>
      db
        .select()
        .from(liveCaption)
        .where(and(eq(liveCaption.channelId, channelId), eq(liveCaption.language, language)))
        .orderBy(asc(liveCaption.startAt), asc(liveCaption.captionId)),

    /** Removes the captions of a channel. */
    async deleteAll(channelId: string): Promise<void> {
      await db.delete(liveCaption).where(eq(liveCaption.channelId, channelId));
      await db
        .update(liveChannel)
        .set({ captionLanguages: [], captionsUnindexed: sql`${liveChannel.captionLanguages} <> '{}'` })
        .where(eq(liveChannel.id, channelId));
    },
  };
}
