import { and, asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { createDayNumber } from '../../../platform/database/day-number.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { commentDecision, commentMute } from './tables.ts';

/** A stored decision. */
export type DecisionRow = typeof commentDecision.$inferSelect;

/** A decision to store; its number is made. */
export type NewDecision = Pick<
  DecisionRow,
  'commentId' | 'accountId' | 'verdict' | 'reason' | 'until' | 'decidedAt' | 'decidedBy'
>;

/** The operator's answer to an appeal. */
type AppealAnswer = Pick<DecisionRow, 'appealState' | 'appealAnswer' | 'appealAnsweredAt' | 'appealAnsweredBy'>;

const findMute = prepareStatement(
  { accountId: commentMute.accountId, until: commentMute.until },
  (db, { accountId, until }) =>
    db
      .select(getTableColumns(commentDecision))
      .from(commentMute)
      .innerJoin(commentDecision, eq(commentDecision.number, commentMute.number))
      .where(and(eq(commentMute.accountId, accountId), gt(commentMute.until, until))),
);

/** Reads and writes decisions and the mutes in effect (rules/moderation#moderation). */
export function createDecisionRepository(db: Database) {
  return {
    /** Stores a decision and returns its number. Until the transaction ends, others wait for their numbers. */
    async insert(decision: NewDecision): Promise<string> {
      const number = await createDayNumber(db, commentDecision.number, 'PL', decision.decidedAt);
      await db.insert(commentDecision).values({ number, ...decision });
      return number;
    },

    async find(number: string): Promise<DecisionRow | undefined> {
      const [row] = await db.select().from(commentDecision).where(eq(commentDecision.number, number));
      return row;
    },

    /** The decision of a number, locked until the transaction ends. */
    async lock(number: string): Promise<DecisionRow | undefined> {
      const [row] = await db
        .select()
        .from(commentDecision)
        .where(eq(commentDecision.number, number))
        .for('no key update');
      return row;
    },

    /** All decisions on a comment, the oldest first. */
    listOfComment: (commentId: string): Promise<DecisionRow[]> =>
      db
        .select()
        .from(commentDecision)
        .where(eq(commentDecision.commentId, commentId))
        .orderBy(asc(commentDecision.decidedAt), asc(commentDecision.number)),

    /** The last removal of each of these comments. */
    listRemovals: (commentIds: readonly string[]): Promise<DecisionRow[]> =>
      db
        .selectDistinctOn([commentDecision.commentId])
        .from(commentDecision)
        .where(and(anyOf(commentDecision.commentId, commentIds), eq(commentDecision.verdict, 'removed')))
        .orderBy(commentDecision.commentId, desc(commentDecision.decidedAt), desc(commentDecision.number)),

    /** Stores an appeal. */
    async saveAppeal(number: string, appealText: string, appealedAt: number): Promise<void> {
      await db
        .update(commentDecision)
        .set({ appealState: 'open', appealText, appealedAt })
        .where(eq(commentDecision.number, number));
    },

    /** Stores the operator's answer to an appeal. */
    async saveAnswer(number: string, answer: AppealAnswer): Promise<void> {
      await db.update(commentDecision).set(answer).where(eq(commentDecision.number, number));
    },

    /** The mute of an account in effect at a time (ms). */
    async findMute(accountId: string, now: number): Promise<DecisionRow | undefined> {
      const [row] = await findMute(db, { accountId, until: now });
      return row;
    },

    /** Until the transaction ends, nobody else mutes the account or ends its mute. */
    async lockMutes(accountId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mute ${accountId}`}, 0))`);
    },

    /** Mutes an account, replacing an earlier mute. */
    async saveMute(mute: typeof commentMute.$inferInsert): Promise<void> {
      const { number, until } = mute;
      await db
        .insert(commentMute)
        .values(mute)
        .onConflictDoUpdate({ target: commentMute.accountId, set: { number, until } });
    },

    /** Ends the mute of a decision, if it is still the account's. */
    async removeMute(number: string): Promise<void> {
      await db.delete(commentMute).where(eq(commentMute.number, number));
    },
  };
}
