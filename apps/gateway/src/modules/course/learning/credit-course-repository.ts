import { type CreditClass, formatCreditClass } from '@osteon/domain';
import { and, desc, eq, lt, not } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isAfterCursor } from '../../../platform/database/filters.ts';
import { courseCreditClass, isOfCredit, isPublished, resource } from '../../content/tables.ts';
import { creditLine } from '../../credit/tables.ts';

/** Which courses of credit are listed. */
export interface CreditCourseFilter {
  readonly creditClass: CreditClass | undefined;
  /** Only those published before this moment (ms). */
  readonly before: number | undefined;
  /** Courses that are left out. */
  readonly excluded: readonly string[];
}

/** Reads the courses that give credit. */
export function createCreditCourseRepository(db: Database) {
  return {
    /** The courses that an account has a line of, a revoked one included. */
    async listBooked(accountId: string): Promise<string[]> {
      const rows = await db
        .select({ id: creditLine.sourceId })
        .from(creditLine)
        .where(and(eq(creditLine.accountId, accountId), eq(creditLine.sourceType, 'course')));
      return rows.map(({ id }) => id);
    },

    /** One page of them, newest first; the excluded ones are named, as a join with lines would sort all courses. */
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
