import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { resource } from '../../content/tables.ts';
import { testAttempt } from './tables.ts';

export type TestAttempt = typeof testAttempt.$inferSelect;

/** Result of an attempt. */
type AttemptResult = Required<
  Pick<typeof testAttempt.$inferInsert, 'submittedAt' | 'isRunOut' | 'score' | 'passed' | 'rightIds' | 'answers'>
>;

/** Reads and writes attempts at tests. */
export function createAttemptRepository(db: Database) {
  const isOwn = (accountId: string, courseId: string) =>
    and(eq(testAttempt.accountId, accountId), eq(testAttempt.courseId, courseId));

  return {
    /** Locks the account's attempts at one test until the transaction ends, so that changes are serialised. */
    async lockTest(accountId: string, courseId: string): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`course test ${accountId} ${courseId}`}, 0))`,
      );
    },

    /** The running attempt of an account, including one that has expired and is not scored yet. */
    async findRunning(accountId: string, courseId: string): Promise<TestAttempt | undefined> {
      const [running] = await db
        .select()
        .from(testAttempt)
        .where(and(isOwn(accountId, courseId), isNull(testAttempt.submittedAt)));
      return running;
    },

    /** The running attempt, locked. Within a transaction. */
    async lockRunning(accountId: string, courseId: string): Promise<TestAttempt | undefined> {
      const [running] = await db
        .select()
        .from(testAttempt)
        .where(and(isOwn(accountId, courseId), isNull(testAttempt.submittedAt)))
        .for('update');
      return running;
    },

    /** An attempt of the account itself, locked; undefined for those of others. Within a transaction. */
    async lockOwn(accountId: string, id: string): Promise<TestAttempt | undefined> {
      const [own] = await db
        .select()
        .from(testAttempt)
        .where(and(eq(testAttempt.id, id), eq(testAttempt.accountId, accountId)))
        .for('update');
      return own;
    },

    /** The latest attempt of an account with a result. */
    async findLast(accountId: string, courseId: string): Promise<TestAttempt | undefined> {
      const [last] = await db
        .select()
        .from(testAttempt)
        .where(and(isOwn(accountId, courseId), isNotNull(testAttempt.submittedAt)))
        .orderBy(desc(testAttempt.startedAt))
        .limit(1);
      return last;
    },

    /** The best passed attempt of an account, the earliest of several; undefined if none was passed. */
    async findPassed(accountId: string, courseId: string): Promise<TestAttempt | undefined> {
      const [passed] = await db
        .select()
        .from(testAttempt)
        .where(and(isOwn(accountId, courseId), eq(testAttempt.passed, true)))
        .orderBy(desc(testAttempt.score), asc(testAttempt.submittedAt))
        .limit(1);
      return passed;
    },

    /** Start times of an account's attempts since a timestamp. */
    async listStarts(accountId: string, courseId: string, since: number): Promise<number[]> {
      const rows = await db
        .select({ startedAt: testAttempt.startedAt })
        .from(testAttempt)
        .where(
          and(
            isOwn(accountId, courseId),
            sql`${testAttempt.startedAt} >= ${new Date(since).toISOString()}::timestamptz`,
          ),
        );
      return rows.map(({ startedAt }) => startedAt);
    },

    /**
     * State of an account in the tests of courses, tests that it never started left out; `since` (ms) is the start of
     * the day.
     */
    listTestStates: (accountId: string, courseIds: readonly string[], since: number) =>
      db
        .select({
          courseId: testAttempt.courseId,
          best: sql<number | null>`max(${testAttempt.score}) filter (where ${testAttempt.passed})`,
          last: sql<number | null>`(array_agg(${testAttempt.score} order by ${testAttempt.startedAt} desc)
            filter (where ${testAttempt.submittedAt} is not null))[1]`,
          today: sql<number>`(count(*) filter
            (where ${testAttempt.startedAt} >= ${new Date(since).toISOString()}::timestamptz))::int`,
        })
        .from(testAttempt)
        .where(and(eq(testAttempt.accountId, accountId), anyOf(testAttempt.courseId, courseIds)))
        .groupBy(testAttempt.courseId),

    insert: (attempt: typeof testAttempt.$inferInsert) => db.insert(testAttempt).values(attempt),

    saveAnswers: (id: string, { answers, markedIds }: Pick<TestAttempt, 'answers' | 'markedIds'>) =>
      db.update(testAttempt).set({ answers, markedIds }).where(eq(testAttempt.id, id)),

    finish: (id: string, result: AttemptResult) => db.update(testAttempt).set(result).where(eq(testAttempt.id, id)),

    /**
     * Running attempts that have expired, locked, earliest end first; attempts that another transaction has locked are
     * skipped.
     */
    lockExpired: (now: number, limit: number): Promise<TestAttempt[]> =>
      db
        .select()
        .from(testAttempt)
        .where(and(isNull(testAttempt.submittedAt), lte(testAttempt.endsAt, now)))
        .orderBy(asc(testAttempt.endsAt))
        .limit(limit)
        .for('update', { skipLocked: true }),

    /** Statistics of the first results of accounts, by course. */
    listTestedCourses() {
      const first = db
        .selectDistinctOn([testAttempt.courseId, testAttempt.accountId], {
          courseId: testAttempt.courseId,
          score: testAttempt.score,
          passed: testAttempt.passed,
        })
        .from(testAttempt)
        .where(isNotNull(testAttempt.submittedAt))
        .orderBy(asc(testAttempt.courseId), asc(testAttempt.accountId), asc(testAttempt.startedAt))
        .as('first');
      return db
        .select({
          courseId: first.courseId,
          title: resource.title,
          accounts: sql<number>`count(*)::int`,
          passed: sql<number>`(count(*) filter (where ${first.passed}))::int`,
          score: sql<number>`avg(${first.score})::float`,
        })
        .from(first)
        .innerJoin(resource, eq(resource.id, first.courseId))
        .groupBy(first.courseId, resource.title)
        .orderBy(asc(first.courseId));
    },

    /** The first attempt with a result of each account at a test, for the item statistics. */
    async listFirstResults(courseId: string) {
      const rows = await db
        .selectDistinctOn([testAttempt.accountId], {
          accountId: testAttempt.accountId,
          questionIds: testAttempt.questionIds,
          right: testAttempt.rightIds,
        })
        .from(testAttempt)
        .where(and(eq(testAttempt.courseId, courseId), isNotNull(testAttempt.submittedAt)))
        .orderBy(asc(testAttempt.accountId), asc(testAttempt.startedAt));
      return rows.map(({ questionIds, right }) => ({ questionIds, right: right ?? [] }));
    },
  };
}
