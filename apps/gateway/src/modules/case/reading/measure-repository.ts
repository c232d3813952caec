import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { caseMeasure } from './tables.ts';

const { accountId, caseId, targetKind, targetId } = caseMeasure;

/** Reads and writes the measures of accounts. */
export function createMeasureRepository(db: Database) {
  return {
    /** Replaces the measures on a picture or stack; without any the row is deleted. */
    async save(row: typeof caseMeasure.$inferInsert): Promise<void> {
      if (row.measures.length === 0) {
        const { accountId: owner, caseId: id, targetKind: kind, targetId: target } = row;
        await db
          .delete(caseMeasure)
          .where(and(eq(accountId, owner), eq(caseId, id), eq(targetKind, kind), eq(targetId, target)));
        return;
      }
      await db
        .insert(caseMeasure)
        .values(row)
        .onConflictDoUpdate({ target: [accountId, caseId, targetKind, targetId], set: row });
    },

    /** The measures of an account in a case. */
    list: (owner: string, id: string) =>
      db
        .select({ targetKind, targetId, measures: caseMeasure.measures })
        .from(caseMeasure)
        .where(and(eq(accountId, owner), eq(caseId, id))),
  };
}
