import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { liveEvent } from '../../live/event/tables.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { isShownText } from '../chat/message-repository.ts';
import { liveChat, liveMessage } from '../chat/tables.ts';
import { liveQuestion } from '../question/tables.ts';

/** Reads what is written in the rooms of events for the search index, and marks events whose texts have changed. */
export function createReplayTextRepository(db: Database) {
  const isSpokenAnswer = and(eq(liveQuestion.state, 'answered'), isNotNull(liveQuestion.answeredAt));

  return {
    /** The shown messages of events by time; of each event the longest ones, with so many characters together. */
    listMessages(liveIds: readonly string[], characters: number) {
      const { liveId, sentAt: at, position, text } = liveMessage;
      const length = sql`char_length(${text})`;
      const ranked = db
        .select({
          liveId,
          at,
          position,
          text,
          total: sql<number>`sum(${length}) over (partition by ${liveId} order by ${length} desc, ${position})`.as(
            'total',
          ),
        })
        .from(liveMessage)
        .where(and(anyOf(liveId, liveIds), isShownText))
        .as('ranked');
      return db
        .select({ liveId: ranked.liveId, at: ranked.at, text: ranked.text })
        .from(ranked)
        .where(lte(ranked.total, characters))
        .orderBy(asc(ranked.at), asc(ranked.position));
    },

    /** The questions that were answered by voice. */
    listAnswers: (liveIds: readonly string[]) =>
      db
        .select({
          liveId: liveQuestion.liveId,
          at: sql<number>`${liveQuestion.answeredAt}`.mapWith(liveQuestion.answeredAt),
          question: liveQuestion.text,
          answer: liveQuestion.answer,
        })
        .from(liveQuestion)
        .where(
          and(
            anyOf(liveQuestion.liveId, liveIds),
            isSpokenAnswer,
            isOfAiring(liveQuestion.liveId, liveQuestion.askedAt),
          ),
        )
        .orderBy(asc(liveQuestion.answeredAt), asc(liveQuestion.id)),

    /** Events of these statuses whose texts have changed since they were indexed, locked; locked ones are skipped. */
    async lockUnindexed(statuses: readonly number[], limit: number): Promise<string[]> {
      const rows = await db
        .select({ liveId: liveChat.liveId })
        .from(liveChat)
        .innerJoin(liveEvent, eq(liveEvent.id, liveChat.liveId))
        .where(and(eq(liveChat.textsUnindexed, true), inArray(liveEvent.status, [...statuses])))
        .limit(limit)
        .for('update', { of: liveChat, skipLocked: true });
      return rows.map(({ liveId }) => liveId);
    },

    async setIndexed(liveIds: readonly string[]): Promise<void> {
      await db.update(liveChat).set({ textsUnindexed: false }).where(anyOf(liveChat.liveId, liveIds));
    },

    /** Marks the texts of the events with answers to questions from before a time. */
    async setUnindexedWithAnswersBefore(before: number): Promise<void> {
      const liveIds = db
        .select({ liveId: liveQuestion.liveId })
        .from(liveQuestion)
        .where(and(isSpokenAnswer, lt(liveQuestion.askedAt, before)));
      await db.update(liveChat).set({ textsUnindexed: true }).where(inArray(liveChat.liveId, liveIds));
    },
  };
}
