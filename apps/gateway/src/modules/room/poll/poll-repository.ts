import { and, count, desc, eq, inArray, isNull, max, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { livePoll, livePollVote } from './tables.ts';

export type PollRow = typeof livePoll.$inferSelect;

/** The votes of a poll: by option, and that of its reader. */
export interface PollVotes {
  readonly byOption: ReadonlyMap<number, number>;
  readonly own: number | null;
}

/** A poll that was opened since its event was last announced, or not yet (rules/room-chat#announced-again). */
export const isPollOfAiring = or(isNull(livePoll.openedAt), isOfAiring(livePoll.liveId, livePoll.openedAt));

/** Reads and writes the polls of events. */
export function createPollRepository(db: Database) {
  return {
    /** The polls of an event, the latest first. */
    list: (liveId: string, limit: number) =>
      db
        .select()
        .from(livePoll)
        .where(and(eq(livePoll.liveId, liveId), isPollOfAiring))
        .orderBy(desc(livePoll.id))
        .limit(limit),

    /** The time at which the latest poll of an event was opened; null for none. */
    async findLatestOpening(liveId: string): Promise<number | null> {
      const [row] = await db
        .select({ at: max(livePoll.openedAt) })
        .from(livePoll)
        .where(and(eq(livePoll.liveId, liveId), isPollOfAiring));
      return row?.at ?? null;
    },

    /**
     * A poll, locked until the transaction ends; undefined for an unknown one, and from before its event was last
     * announced.
     */
    async lock(id: string): Promise<PollRow | undefined> {
      const [row] = await db
        .select()
        .from(livePoll)
        .where(and(eq(livePoll.id, id), isPollOfAiring))
        .for('update');
      return row;
    },

    /** The poll of an event that is stored as open; undefined for none. */
    async lockOpen(liveId: string): Promise<PollRow | undefined> {
      const [row] = await db
        .select()
        .from(livePoll)
        .where(and(eq(livePoll.liveId, liveId), eq(livePoll.state, 'open')))
        .for('update');
      return row;
    },

    async insert(poll: typeof livePoll.$inferInsert): Promise<PollRow> {
      const [row] = await db.insert(livePoll).values(poll).returning();
      if (!row) throw new Error('a poll was not stored');
      return row;
    },

    async update(id: string, changes: Partial<PollRow>): Promise<PollRow> {
      const [row] = await db.update(livePoll).set(changes).where(eq(livePoll.id, id)).returning();
      if (!row) throw new Error(`there is no poll ${id}`);
      return row;
    },

    async remove(id: string): Promise<void> {
      await db.delete(livePoll).where(eq(livePoll.id, id));
    },

    /** The number of polls of an event. */
    async count(liveId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(livePoll)
        .where(and(eq(livePoll.liveId, liveId), isPollOfAiring));
      return row?.count ?? 0;
    },

    /** Stores a vote; returns false if the account has voted. */
    async addVote(vote: typeof livePollVote.$inferInsert): Promise<boolean> {
      return (await db.insert(livePollVote).values(vote).onConflictDoNothing()).count > 0;
    },

    /** The votes of polls, with those of a reader. */
    async readVotes(pollIds: readonly string[], readerId: string | null): Promise<ReadonlyMap<string, PollVotes>> {
      if (pollIds.length === 0) return new Map();
      const isOfPolls = inArray(livePollVote.pollId, [...pollIds]);
      const [counts, own] = await Promise.all([
        db
          .select({ pollId: livePollVote.pollId, option: livePollVote.option, count: count() })
          .from(livePollVote)
          .where(isOfPolls)
          .groupBy(livePollVote.pollId, livePollVote.option),
        readerId === null
          ? []
          : db
              .select({ pollId: livePollVote.pollId, option: livePollVote.option })
              .from(livePollVote)
              .where(and(isOfPolls, eq(livePollVote.accountId, readerId))),
      ]);
      return new Map(
        pollIds.map((id) => [
          id,
          {
            byOption: new Map(counts.filter(({ pollId }) => pollId === id).map((row) => [row.option, row.count])),
            own: own.find(({ pollId }) => pollId === id)?.option ?? null,
          },
        ]),
      );
    },
  };
}
