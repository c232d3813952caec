import { type CourseChoice, type CourseState, formatCreditClass, type Membership, MemberType } from '@osteon/domain';
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { account } from '../../account/accounts/tables.ts';
import { courseCreditClass, isOfCredit, isPublished, resource } from '../../content/tables.ts';
import { courseLearner, courseLesson } from './tables.ts';

/** States by which joined courses are filtered (rules/learning#my-learning). */
export type LearningState = Exclude<CourseState, 'notJoined'>;

const CONDITIONS: Readonly<Record<LearningState, SQL | undefined>> = {
  due: and(isNotNull(courseLearner.startedAt), isNull(courseLearner.completedAt)),
  finished: isNotNull(courseLearner.completedAt),
  notStarted: and(isNull(courseLearner.startedAt), isNull(courseLearner.completedAt)),
};

/** Filter of the joined courses besides their state; an absent field accepts every course. */
export type LearningFilter = Pick<CourseChoice, 'specialtyId' | 'credit'>;

// No index covers these filters: the joined courses of an account are read in order and then filtered.
const specialtyId = sql<string>`${resource.specialtyId} || ''`;
const creditClass = sql<string | null>`case when ${isOfCredit} then ${courseCreditClass} end`;

const isOfFilter = ({ specialtyId: chosen, credit }: LearningFilter): SQL | undefined =>
  and(
    chosen === undefined ? undefined : eq(specialtyId, chosen),
    credit && (credit === 'any' ? isNotNull(creditClass) : eq(creditClass, formatCreditClass(credit))),
  );

/** Stores which accounts have joined which courses. */
export function createLearnerRepository(db: Database) {
  const isOf = (accountId: string, courseId: string) =>
    and(eq(courseLearner.accountId, accountId), eq(courseLearner.courseId, courseId));

  return {
    /** Adds a learner; returns false if the account had joined already. */
    async insert(accountId: string, courseId: string, joinedAt: number): Promise<boolean> {
      const row = { accountId, courseId, joinedAt, learntAt: joinedAt };
      const added = await db.insert(courseLearner).values(row).onConflictDoNothing().returning();
      return added.length > 0;
    },

    /** Removes a learner who has not completed the course; returns false if there is none. */
    async remove(accountId: string, courseId: string): Promise<boolean> {
      const isRemovable = and(isOf(accountId, courseId), isNull(courseLearner.completedAt));
      return (await db.delete(courseLearner).where(isRemovable).returning()).length > 0;
    },

    /** Removes an account from all courses; returns their ids. */
    async removeOfAccount(accountId: string): Promise<string[]> {
      const rows = await db
        .delete(courseLearner)
        .where(eq(courseLearner.accountId, accountId))
        .returning({ id: courseLearner.courseId });
      return rows.map(({ id }) => id).toSorted();
    },

    async find(accountId: string, courseId: string) {
      const [row] = await db.select().from(courseLearner).where(isOf(accountId, courseId));
      return row;
    },

    /** The membership by which an account learns. */
    async readMembership(accountId: string): Promise<Membership> {
      const { memberType, expirationTime } = account;
      const [row] = await db.select({ memberType, expirationTime }).from(account).where(eq(account.id, accountId));
      return { memberType: row?.memberType ?? MemberType.none, expirationTime: row?.expirationTime ?? 0 };
    },

    listByCourses: (accountId: string, courseIds: readonly string[]) =>
      db
        .select()
        .from(courseLearner)
        .where(and(eq(courseLearner.accountId, accountId), anyOf(courseLearner.courseId, courseIds))),

    /** The account's progress in each course that it has joined. */
    async listStates(accountId: string): Promise<{ courseId: string; state: LearningState }[]> {
      const rows = await db.select().from(courseLearner).where(eq(courseLearner.accountId, accountId));
      return rows.map(({ courseId, startedAt, completedAt }) => {
        if (completedAt !== null) return { courseId, state: 'finished' };
        return { courseId, state: startedAt === null ? 'notStarted' : 'due' };
      });
    },

    /**
     * The joined courses of an account, locked until the transaction ends: concurrent reports of the account are
     * serialised.
     */
    lock: (accountId: string) =>
      db
        .select()
        .from(courseLearner)
        .where(eq(courseLearner.accountId, accountId))
        .orderBy(asc(courseLearner.courseId))
        .for('update'),

    /** The joined courses of an account that have a lesson of this resource. */
    async listCoursesWith(accountId: string, resourceId: string): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: courseLearner.courseId })
        .from(courseLesson)
        .innerJoin(courseLearner, eq(courseLearner.courseId, courseLesson.courseId))
        .where(and(eq(courseLesson.resourceId, resourceId), eq(courseLearner.accountId, accountId)))
        .orderBy(asc(courseLearner.courseId));
      return rows.map(({ id }) => id);
    },

    /** Stores `now` (ms) as the time of the latest progress in these courses. */
    async recordProgress(accountId: string, courseIds: readonly string[], now: number): Promise<void> {
      const startedAt = sql`coalesce(${courseLearner.startedAt}, ${sql.param(now, courseLearner.startedAt)})`;
      await db
        .update(courseLearner)
        .set({ learntAt: now, startedAt })
        .where(and(eq(courseLearner.accountId, accountId), anyOf(courseLearner.courseId, courseIds)));
    },

    /**
     * Dismisses the changes of a course up to `changedAt` (ms) for the learner; returns false if the account has not
     * joined it.
     */
    async dismissChanges(accountId: string, courseId: string, changedAt: number): Promise<boolean> {
      const given = sql.param(changedAt, courseLearner.changesDismissedAt);
      const changesDismissedAt = sql`greatest(${courseLearner.changesDismissedAt}, ${given})`;
      const rows = await db
        .update(courseLearner)
        .set({ changesDismissedAt })
        .where(isOf(accountId, courseId))
        .returning();
      return rows.length > 0;
    },

    async complete(accountId: string, courseId: string, completedAt: number): Promise<void> {
      await db.update(courseLearner).set({ completedAt }).where(isOf(accountId, courseId));
    },

    /** A page of the published courses that an account has joined, latest progress first. */
    listPage: (
      accountId: string,
      { state, ...filter }: LearningFilter & { readonly state: LearningState },
      {
        after,
        limit,
      }: { readonly after: readonly [learntAt: number, courseId: string] | null; readonly limit: number },
    ) =>
      db
        .select({
          courseId: courseLearner.courseId,
          learntAt: courseLearner.learntAt,
          completedAt: courseLearner.completedAt,
        })
        .from(courseLearner)
        .innerJoin(resource, and(isPublished, eq(resource.id, courseLearner.courseId)))
        .where(
          and(
            eq(courseLearner.accountId, accountId),
            CONDITIONS[state],
            isOfFilter(filter),
            isAfterCursor([courseLearner.learntAt, courseLearner.courseId], 'descending', after),
          ),
        )
        .orderBy(desc(courseLearner.learntAt), desc(courseLearner.courseId))
        .limit(limit),

    /** The courses that an account has joined and not completed, latest progress first. */
    listUnfinished: (accountId: string, limit: number) =>
      db
        .select({ courseId: courseLearner.courseId })
        .from(courseLearner)
        .where(and(eq(courseLearner.accountId, accountId), isNull(courseLearner.completedAt)))
        .orderBy(desc(courseLearner.learntAt), desc(courseLearner.courseId))
        .limit(limit),

    /** The specialties of the published courses that an account has joined. */
    async listSpecialties(accountId: string): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: resource.specialtyId })
        .from(courseLearner)
        .innerJoin(resource, and(isPublished, eq(resource.id, courseLearner.courseId)))
        .where(eq(courseLearner.accountId, accountId));
      return rows.map(({ id }) => id);
    },

    /** Number of the published courses matching a filter that an account has joined, by state. */
    async countByState(accountId: string, filter: LearningFilter): Promise<Record<LearningState, number>> {
      const countOf = (state: LearningState) => sql<number>`count(*) filter (where ${CONDITIONS[state]})::int`;
      const [row] = await db
        .select({ due: countOf('due'), finished: countOf('finished'), notStarted: countOf('notStarted'), all: count() })
        .from(courseLearner)
        .innerJoin(resource, and(isPublished, eq(resource.id, courseLearner.courseId)))
        .where(and(eq(courseLearner.accountId, accountId), isOfFilter(filter)));
      return { due: row?.due ?? 0, finished: row?.finished ?? 0, notStarted: row?.notStarted ?? 0 };
    },
  };
}
