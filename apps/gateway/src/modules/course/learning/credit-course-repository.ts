import { type CreditClass, formatCreditClass } from '@osteon/domain';
import { and, desc, eq, lt, not } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { courseCreditClass, isOfCredit, isPublished, resource } from '../../content/tables.ts';
import { creditLine } from '../../credit/tables.ts';

/** Filter of the courses that give credit. */
export interface CreditCourseFilter {
  readonly creditClass: CreditClass | undefined;
  /** Includes only courses published before this time (ms). */
  readonly before: number | undefined;
  /** Courses to exclude. */
  readonly excluded: readonly string[];
}

/** Reads the courses that give credit. */
export function createCreditCourseRepository(db: Database) {
  return {
    /** The courses for which an account has a credit line, revoked lines included. */
    async listAwarded(accountId: string): Promise<string[]> {
      const rows = await db
        .select({ id: creditLine.sourceId })
        .from(creditLine)
        .where(and(eq(creditLine.accountId, accountId), eq(creditLine.sourceType, 'course')));
      return rows.map(({ id }) => id);
    },

    /**
     * One page of the courses that give credit, newest first; excluded ones are passed by id, as a join with the credit
     * lines would sort all courses.
     */
    listPage: (
      { creditClass, before, excluded }: CreditCourseFilter,
      { after, limit }: { readonly after: readonly [publishedAt: number, id: string] | null; readonly limit: number },
    ) =>
      db
        .select({ id: resource.id, publishedAt: resource.publishedAt })
        .from(resource)
        .where(
          and(
            isPublished,
            isOfCredit,
            creditClass && eq(courseCreditClass, formatCreditClass(creditClass)),
            before === undefined ? undefined : lt(resource.publishedAt, before),
            not(anyOf(resource.id, excluded)),
            isAfterCursor([resource.publishedAt, resource.id], 'descending', after),
          ),
        )
        .orderBy(desc(resource.publishedAt), desc(resource.id))
        .limit(limit),
  };
}
