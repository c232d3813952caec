import { and, asc, eq, ilike, isNotNull, isNull, lt, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike } from '../../../platform/database/filters.ts';
import { liveChannel } from '../../live/event/tables.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { isFirstRecorded } from '../../stream/tables.ts';
import { liveCaption } from '../captions/tables.ts';
import { isShownText } from '../chat/message-repository.ts';
import { liveMessage } from '../chat/tables.ts';
import { liveQuestion } from '../question/tables.ts';

/** The words that are searched in an event, before a time in ms; null is no bound. */
interface ReplaySearch {
  readonly liveId: string;
  readonly words: string;
  readonly until: number | null;
  readonly limit: number;
}

/**
 * Searches the texts of one event, the first ones by time. The index on event and time finds them, so that only the
 * texts of this event are read (rules/replay#search).
 */
export function createReplaySearchRepository(db: Database) {
  const matches = (column: PgColumn, words: string): SQL => ilike(column, `%${escapeLike(words)}%`);
  const isBefore = (column: PgColumn, until: number | null) => (until === null ? undefined : lt(column, until));

  return {
    /** The messages of all but some accounts. */
    findMessages: ({ liveId, words, until, limit }: ReplaySearch, hiddenAccountIds: ReadonlySet<string>) =>
      db
        .select({ at: liveMessage.sentAt, text: liveMessage.text, position: liveMessage.position })
        .from(liveMessage)
        .where(
          and(
            eq(liveMessage.liveId, liveId),
            isShownText,
            isBefore(liveMessage.sentAt, until),
            matches(liveMessage.text, words),
            // Sample messages have no account.
            or(isNull(liveMessage.accountId), notInArray(liveMessage.accountId, [...hiddenAccountIds])),
          ),
        )
        .orderBy(asc(liveMessage.sentAt), asc(liveMessage.position))
        .limit(limit),

    /** The captions of a channel, or of the first recorded one. */
    findCaptions: ({ liveId, words, until, limit }: ReplaySearch, channelId: string | undefined) =>
      db
        .select({ startAt: liveCaption.startAt, endAt: liveCaption.endAt, text: liveCaption.text })
        .from(liveChannel)
        .innerJoin(liveCaption, eq(liveCaption.channelId, liveChannel.id))
        .where(
          and(
            eq(liveChannel.liveId, liveId),
            channelId === undefined ? isFirstRecorded : eq(liveChannel.id, channelId),
            isBefore(liveCaption.startAt, until),
            matches(liveCaption.text, words),
          ),
        )
        .orderBy(asc(liveCaption.startAt), asc(liveCaption.language), asc(liveCaption.captionId))
        .limit(limit),

    /** The questions that were answered by voice, with these words or an answer in writing with them. */
    findAnswers: ({ liveId, words, until, limit }: ReplaySearch) =>
      db
        .select({ at: liveQuestion.answeredAt, question: liveQuestion.text, answer: liveQuestion.answer })
        .from(liveQuestion)
        .where(
          and(
            eq(liveQuestion.liveId, liveId),
            isOfAiring(liveId, liveQuestion.askedAt),
            eq(liveQuestion.state, 'answered'),
            isNotNull(liveQuestion.answeredAt),
            isBefore(liveQuestion.answeredAt, until),
            or(
              matches(liveQuestion.text, words),
              and(ne(liveQuestion.answer, ''), matches(liveQuestion.answer, words)),
            ),
          ),
        )
        .orderBy(asc(liveQuestion.answeredAt), asc(liveQuestion.id))
        .limit(limit),
  };
}
