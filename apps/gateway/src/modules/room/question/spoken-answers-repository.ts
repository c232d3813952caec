import { and, asc, count, eq, ilike, isNotNull, or } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike } from '../../../platform/database/filters.ts';
import { doctor } from '../../doctor/tables.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { liveQuestion } from './tables.ts';

/** Reads the questions that were answered by voice, for the lists of events (rules/live#lists). */
export function createSpokenAnswersRepository(db: Database) {
  const isSpoken = and(
    eq(liveQuestion.state, 'answered'),
    isNotNull(liveQuestion.answeredAt),
    isOfAiring(liveQuestion.liveId, liveQuestion.askedAt),
  );
  const hasWords = (words: string) => {
    const pattern = `%${escapeLike(words)}%`;
    return or(ilike(liveQuestion.text, pattern), ilike(liveQuestion.answer, pattern));
  };

  return {
    async findLiveIds(words: string) {
      const rows = await db
        .selectDistinct({ liveId: liveQuestion.liveId })
        .from(liveQuestion)
        .where(and(isSpoken, hasWords(words)));
      return rows.map(({ liveId }) => liveId);
    },

    count: (liveIds: readonly string[]) =>
      db
        .select({ liveId: liveQuestion.liveId, count: count() })
        .from(liveQuestion)
        .where(and(anyOf(liveQuestion.liveId, liveIds), isSpoken))
        .groupBy(liveQuestion.liveId),

    find: (liveIds: readonly string[], words: string) =>
      db
        .select({
          liveId: liveQuestion.liveId,
          at: liveQuestion.answeredAt,
          question: liveQuestion.text,
          answer: liveQuestion.answer,
          by: doctor.name,
        })
        .from(liveQuestion)
        .leftJoin(doctor, eq(doctor.id, liveQuestion.lecturerId))
        .where(and(anyOf(liveQuestion.liveId, liveIds), isSpoken, hasWords(words)))
        .orderBy(asc(liveQuestion.answeredAt), asc(liveQuestion.id)),
  };
}
