import { eq } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { clinicalCase } from './tables.ts';

export type CaseRepository = ReturnType<typeof createCaseRepository>;

/** Reads cases. */
export function createCaseRepository(db: Database) {
  return {
    listCases: (ids: readonly string[]) => db.select().from(clinicalCase).where(anyOf(clinicalCase.id, ids)),

    findCase: (id: string) => db.select().from(clinicalCase).where(eq(clinicalCase.id, id)),
  };
}
