import type { QuestionState } from '@osteon/domain';
import { and, asc, count, desc, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor, hospital } from '../../doctor/tables.ts';
import { isOfAiring, liveStatusChange } from '../../live/status/tables.ts';
import { liveQuestion, liveQuestionVote } from './tables.ts';

type Question = typeof liveQuestion.$inferSelect;

/** The questions of a list: their states, those of one account, and the reader whose votes are read. */
export interface QuestionFilter {
  readonly liveId: string;
  readonly states: readonly QuestionState[];
  readonly accountId?: string;
  readonly readerId: string | null;
}

/** Keyset cursors of the two orders. */
export type HotCursorKey = readonly [isPinned: number, votes: number, id: string];
export type NewCursorKey = readonly [id: string];

const lecturer = alias(doctor, 'lecturer');
const person = alias(doctor, 'asker');

export type QuestionRow = Awaited<ReturnType<ReturnType<typeof createQuestionRepository>['listNew']>>[number];

/** Reads and writes the questions of events. */
export function createQuestionRepository(db: Database) {
  const select = (readerId: string | null, condition: SQL | undefined) =>
    db
      .select({
        question: liveQuestion,
        account: { name: account.name, company: account.company, roleId: account.roleId },
        person: { name: person.name, hospitalName: person.hospitalName, state: person.state },
        hospital: hospital.name,
        lecturer: { id: lecturer.id, name: lecturer.name },
        isVoted: sql<boolean>`exists (select from ${liveQuestionVote}
          where ${liveQuestionVote.questionId} = ${liveQuestion.id} and ${liveQuestionVote.accountId} = ${readerId})`,
      })
      .from(liveQuestion)
      .leftJoin(account, eq(account.id, liveQuestion.accountId))
      .leftJoin(person, eq(person.accountId, liveQuestion.accountId))
      .leftJoin(hospital, eq(hospital.id, person.hospitalId))
      .leftJoin(lecturer, eq(lecturer.id, liveQuestion.lecturerId))
      .where(condition)
      .$dynamic();
  const isOfEvent = (liveId: string) => and(eq(liveQuestion.liveId, liveId), isOfAiring(liveId, liveQuestion.askedAt));
  const matches = ({ liveId, states, accountId }: QuestionFilter) =>
    and(
      isOfEvent(liveId),
      inArray(liveQuestion.state, [...states]),
      accountId === undefined ? undefined : eq(liveQuestion.accountId, accountId),
    );

  return {
    /** Pinned ones first, then by votes, then by time. */
    listHot: (filter: QuestionFilter, after: HotCursorKey | null, limit: number) =>
      select(
        filter.readerId,
        and(
          matches(filter),
          after === null
            ? undefined
            : sql`(${liveQuestion.isPinned}::int, ${liveQuestion.votes}) <= (${after[0]}, ${after[1]})
                and ((${liveQuestion.isPinned}::int, ${liveQuestion.votes}) < (${after[0]}, ${after[1]})
                  or ${liveQuestion.id} > ${after[2]})`,
        ),
      )
        .orderBy(desc(liveQuestion.isPinned), desc(liveQuestion.votes), asc(liveQuestion.id))
        .limit(limit),

    /** The latest first. */
    listNew: (filter: QuestionFilter, after: NewCursorKey | null, limit: number) =>
      select(filter.readerId, and(matches(filter), after === null ? undefined : lt(liveQuestion.id, after[0])))
        .orderBy(desc(liveQuestion.id))
        .limit(limit),

    /** A question as its reader sees it; undefined for an unknown one. */
    async findRow(id: string, readerId: string | null) {
      const [row] = await select(readerId, eq(liveQuestion.id, id));
      return row;
    },

    /** The number of questions of an event in each state. */
    async countStates(liveId: string): Promise<ReadonlyMap<QuestionState, number>> {
      const rows = await db
        .select({ state: liveQuestion.state, count: count() })
        .from(liveQuestion)
        .where(isOfEvent(liveId))
        .groupBy(liveQuestion.state);
      return new Map(rows.map((row) => [row.state, row.count]));
    },

    /**
     * A question, locked until the transaction ends; undefined for an unknown one, and from before its event was last
     * announced.
     */
    async lock(id: string): Promise<Question | undefined> {
      const [row] = await db
        .select()
        .from(liveQuestion)
        .where(and(eq(liveQuestion.id, id), isOfAiring(liveQuestion.liveId, liveQuestion.askedAt)))
        .for('update');
      return row;
    },

    /** The question of a page's own id; undefined if it was not asked. */
    async findByClientId(liveId: string, accountId: string, clientId: string): Promise<Question | undefined> {
      const [row] = await db
        .select()
        .from(liveQuestion)
        .where(
          and(
            eq(liveQuestion.liveId, liveId),
            eq(liveQuestion.accountId, accountId),
            eq(liveQuestion.clientId, clientId),
          ),
        );
      return row;
    },

    /** The number of questions of an account that wait in an event. */
    async countWaiting(liveId: string, accountId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(liveQuestion)
        .where(
          and(
            isOfEvent(liveId),
            eq(liveQuestion.accountId, accountId),
            inArray(liveQuestion.state, ['held', 'open', 'answering']),
          ),
        );
      return row?.count ?? 0;
    },

    async insert(question: typeof liveQuestion.$inferInsert): Promise<void> {
      await db.insert(liveQuestion).values(question);
    },

    async update(id: string, changes: Partial<Question>): Promise<void> {
      await db.update(liveQuestion).set(changes).where(eq(liveQuestion.id, id));
    },

    /** Finishes the answers that are under way in an event, but for one. */
    async finishOthers(liveId: string, id: string): Promise<void> {
      await db
        .update(liveQuestion)
        .set({ state: 'answered' })
        .where(
          and(eq(liveQuestion.liveId, liveId), eq(liveQuestion.state, 'answering'), notInArray(liveQuestion.id, [id])),
        );
    },

    /** Stores or removes the vote of an account; returns the number of votes. The question must be locked. */
    async setVote(questionId: string, accountId: string, isVoted: boolean): Promise<number> {
      const vote = { questionId, accountId };
      const { count: changed } = isVoted
        ? await db.insert(liveQuestionVote).values(vote).onConflictDoNothing()
        : await db
            .delete(liveQuestionVote)
            .where(and(eq(liveQuestionVote.questionId, questionId), eq(liveQuestionVote.accountId, accountId)));
      const [row] = await db
        .update(liveQuestion)
        .set({ votes: sql`${liveQuestion.votes} + ${isVoted ? changed : -changed}` })
        .where(eq(liveQuestion.id, questionId))
        .returning({ votes: liveQuestion.votes });
      return row?.votes ?? 0;
    },

    /**
     * Adds the voters of a question, and who asked it, to another one, each once; who asked the other one is left out.
     * Both must be locked.
     */
    async moveVotes(from: Question, into: Question): Promise<void> {
      const { count: added } = await db.execute(sql`
        insert into ${liveQuestionVote} (question_id, account_id)
        select ${into.id}, voter from (
          select account_id as voter from ${liveQuestionVote} where question_id = ${from.id}
          union select ${from.accountId}::text
        ) as voters
        where voter is not null and voter is distinct from ${into.accountId}::text
        on conflict do nothing`);
      // Added, since the votes of the sample have no accounts.
      await db
        .update(liveQuestion)
        .set({ votes: sql`${liveQuestion.votes} + ${added}` })
        .where(eq(liveQuestion.id, into.id));
    },

    /** The time at which an event last went on the air; null if it never has. */
    async findStart(liveId: string): Promise<number | null> {
      const [row] = await db
        .select({ at: liveStatusChange.at })
        .from(liveStatusChange)
        .where(and(eq(liveStatusChange.liveId, liveId), eq(liveStatusChange.transition, 'start')))
        .orderBy(desc(liveStatusChange.at))
        .limit(1);
      return row?.at ?? null;
    },
  };
}
