import { LiveStatus } from '@osteon/domain';
import { and, eq, exists, ilike, lte, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike } from '../../../platform/database/filters.ts';
import { liveEvent } from '../../live/event/tables.ts';
import { isShownText } from '../chat/message-repository.ts';
import { liveMessage } from '../chat/tables.ts';

/** Searches the messages of some events, which the index on event and time finds. */
export function createFoundMessageRepository(db: Database) {
  const isFound = (words: string) => and(isShownText, ilike(liveMessage.text, `%${escapeLike(words)}%`));

  return {
    /** The replays among these events with a shown message that contains words. */
    async listLiveIds(liveIds: readonly string[], words: string): Promise<string[]> {
      const message = db
        .select({ id: liveMessage.id })
        .from(liveMessage)
        .where(and(eq(liveMessage.liveId, liveEvent.id), isFound(words)));
      const rows = await db
        .select({ id: liveEvent.id })
        .from(liveEvent)
        .where(and(anyOf(liveEvent.id, liveIds), eq(liveEvent.status, LiveStatus.replay), exists(message)));
      return rows.map(({ id }) => id);
    },

    /** The ids of the first shown messages of each event that contain words. */
    async listIds(liveIds: readonly string[], words: string, limit: number): Promise<string[]> {
      const { id, liveId, sentAt, position } = liveMessage;
      const found = db
        .select({
          id,
          number: sql<number>`row_number() over (partition by ${liveId} order by ${sentAt}, ${position})`.as('number'),
        })
        .from(liveMessage)
        .where(and(anyOf(liveId, liveIds), isFound(words)))
        .as('found');
      const rows = await db.select({ id: found.id }).from(found).where(lte(found.number, limit));
      return rows.map((row) => row.id);
    },
  };
}
