import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import { caseDraft, clinicalCase } from '../base/tables.ts';
import { caseMeasure, caseOpening } from '../reading/tables.ts';

/** Reads drafts for their reviewers, and the person of their author. */
export function createReviewRepository(db: Database) {
  return {
    /** Drafts in review, the longest waiting first. */
    listInReview: (limit: number) =>
      db
        .select({
          id: caseDraft.id,
          title: caseDraft.title,
          version: caseDraft.version,
          caseId: caseDraft.caseId,
          submittedAt: caseDraft.stateChangedAt,
          author: account.name,
        })
        .from(caseDraft)
        .innerJoin(account, eq(account.id, caseDraft.accountId))
        .where(sql`${caseDraft.state} = 'review'`)
        .orderBy(asc(caseDraft.stateChangedAt), asc(caseDraft.id))
        .limit(limit),

    async find(id: string) {
      const [row] = await db
        .select({ draft: caseDraft, author: account.name })
        .from(caseDraft)
        .innerJoin(account, eq(account.id, caseDraft.accountId))
        .where(eq(caseDraft.id, id));
      return row;
    },

    /** The id of the visible person of an account; undefined for none (rules/doctor#public-profile). */
    async findAuthor(accountId: string): Promise<string | undefined> {
      const visible = and(eq(doctor.accountId, accountId), eq(doctor.state, 'shown'));
      const [row] = await db.select({ id: doctor.id }).from(doctor).where(visible).for('key share');
      return row?.id;
    },

    async findCase(id: string) {
      const [row] = await db.select().from(clinicalCase).where(eq(clinicalCase.id, id));
      return row;
    },

    /** Votes for options that no longer exist: their readers have opened the outcome, and are counted no more. */
    async clearVotes(caseId: string): Promise<void> {
      await db.update(caseOpening).set({ option: null, level: null }).where(eq(caseOpening.caseId, caseId));
    },

    /** Measures on pictures and stacks that a revision no longer has. */
    async deleteMeasures(caseId: string, targetIds: readonly string[]): Promise<void> {
      await db
        .delete(caseMeasure)
        .where(and(eq(caseMeasure.caseId, caseId), notInArray(caseMeasure.targetId, [...targetIds, ''])));
    },
  };
}
