import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { clinicalCase } from './tables.ts';

export type CaseRepository = ReturnType<typeof createCaseRepository>;

/** Reads cases. */
export function createCaseRepository(db: Database) {
  return {
    findCase: (id: string) => db.select().from(clinicalCase).where(eq(clinicalCase.id, id)),
  };
}
