import { and, eq, getTableColumns } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { isPublished, resource } from '../../content/tables.ts';
import { clinicalCase } from './tables.ts';

const findPublished = prepareStatement({ id: clinicalCase.id }, (db, { id }) =>
  db
    .select(getTableColumns(clinicalCase))
    .from(clinicalCase)
    .innerJoin(resource, eq(resource.id, clinicalCase.id))
    .where(and(isPublished, eq(clinicalCase.id, id))),
);

/** Reads cases. */
export function createCaseRepository(db: Database) {
  return {
    listCases: (ids: readonly string[]) => db.select().from(clinicalCase).where(anyOf(clinicalCase.id, ids)),

    findPublished: (id: string) => findPublished(db, { id }),

    findCase: (id: string) => db.select().from(clinicalCase).where(eq(clinicalCase.id, id)),
  };
}
