import { ChatMessageType } from '@osteon/domain';
import { and, count, eq, exists, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/connect.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { liveMessage, liveParticipant } from '../chat/tables.ts';
import { isPollOfAiring } from '../poll/poll-repository.ts';
import { livePoll, livePollVote } from '../poll/tables.ts';
import { liveQuestion } from '../question/tables.ts';
import { liveOnlineMinute } from './tables.ts';

/** The states of questions that are shown. */
const SHOWN_QUESTIONS = ['open', 'answering', 'answered'] as const;

/** Reads and writes the figures of events by minute. */
export function createFiguresRepository(db: Database) {
  /** The minute of a column, since 1970. */
  const minuteOf = (column: PgColumn) => sql<number | null>`floor(extract(epoch from ${column}) / 60)::int`;

  /** Numbers by minute since 1970; those without a time are in none. */
  const toMap = (rows: readonly { minute: number | null; count: number }[]): ReadonlyMap<number, number> =>
    new Map(rows.flatMap(({ minute, count: number }) => (minute === null ? [] : [[minute, number]])));

  const isShownText = (liveId: string): SQL | undefined =>
    and(
      eq(liveMessage.liveId, liveId),
      inArray(liveMessage.msgType, [ChatMessageType.text, ChatMessageType.textFromApp]),
      isNotNull(liveMessage.position),
      isNull(liveMessage.deletedAt),
    );

  return {
    /** Stores the number of viewers in a minute; the first one stays. */
    async addOnline(minute: typeof liveOnlineMinute.$inferInsert): Promise<void> {
      await db.insert(liveOnlineMinute).values(minute).onConflictDoNothing();
    },

    /** The numbers of viewers by minute. */
    async countOnline(liveId: string, from: number): Promise<ReadonlyMap<number, number>> {
      const { minuteAt, online } = liveOnlineMinute;
      const rows = await db
        .select({ minute: minuteOf(minuteAt), count: online })
        .from(liveOnlineMinute)
        .where(and(eq(liveOnlineMinute.liveId, liveId), gte(minuteAt, from)));
      return toMap(rows);
    },

    /** The numbers of shown texts by minute. */
    async countMessages(liveId: string, from: number): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .select({ minute: minuteOf(liveMessage.sentAt), count: count() })
        .from(liveMessage)
        .where(and(isShownText(liveId), gte(liveMessage.sentAt, from)))
        .groupBy(sql`1`);
      return toMap(rows);
    },

    /** The numbers of shown questions by minute. */
    async countQuestions(liveId: string, from: number): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .select({ minute: minuteOf(liveQuestion.askedAt), count: count() })
        .from(liveQuestion)
        .where(
          and(
            eq(liveQuestion.liveId, liveId),
            inArray(liveQuestion.state, [...SHOWN_QUESTIONS]),
            gte(liveQuestion.askedAt, from),
          ),
        )
        .groupBy(sql`1`);
      return toMap(rows);
    },

    /** The numbers of votes in polls by minute. */
    async countVotes(liveId: string, from: number): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .select({ minute: minuteOf(livePollVote.votedAt), count: count() })
        .from(livePollVote)
        .innerJoin(livePoll, eq(livePoll.id, livePollVote.pollId))
        .where(and(eq(livePoll.liveId, liveId), gte(livePollVote.votedAt, from)))
        .groupBy(sql`1`);
      return toMap(rows);
    },

    /** The number of all votes in the polls of an event, with those of a sample's audience. */
    async countAllVotes(liveId: string): Promise<number> {
      const isOfEvent = and(eq(livePoll.liveId, liveId), isPollOfAiring);
      const [[votes], [guests]] = await Promise.all([
        db
          .select({ count: count() })
          .from(livePollVote)
          .innerJoin(livePoll, eq(livePoll.id, livePollVote.pollId))
          .where(isOfEvent),
        db
          .select({
            count: sql<number>`coalesce(sum((select sum(each) from unnest(${livePoll.guestVotes}) as each)), 0)::int`,
          })
          .from(livePoll)
          .where(isOfEvent),
      ]);
      return (votes?.count ?? 0) + (guests?.count ?? 0);
    },

    /** The number of answered questions of an event. */
    async countAnswered(liveId: string): Promise<number> {
      const { state, askedAt } = liveQuestion;
      const [row] = await db
        .select({ count: count() })
        .from(liveQuestion)
        .where(and(eq(liveQuestion.liveId, liveId), eq(state, 'answered'), isOfAiring(liveId, askedAt)));
      return row?.count ?? 0;
    },

    /** The number of accounts that have taken part in an event, and of those among them that voted in a poll of it. */
    async countVoters(liveId: string): Promise<{ participants: number; voters: number }> {
      const hasVoted = exists(
        db
          .select({ pollId: livePollVote.pollId })
          .from(livePollVote)
          .innerJoin(livePoll, eq(livePoll.id, livePollVote.pollId))
          .where(
            and(eq(livePollVote.accountId, liveParticipant.accountId), eq(livePoll.liveId, liveId), isPollOfAiring),
          ),
      );
      const [row] = await db
        .select({ participants: count(), voters: sql<number>`(count(*) filter (where ${hasVoted}))::int` })
        .from(liveParticipant)
        .where(and(eq(liveParticipant.liveId, liveId), isOfAiring(liveId, liveParticipant.joinedAt)));
      return row ?? { participants: 0, voters: 0 };
    },
  };
}
