import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet, isAfterCursor } from '../../platform/database/filters.ts';
import { specialty } from '../doctor/tables.ts';
import { dictionaryTerm, dictionaryTermResource } from './tables.ts';

/** The last term of the page before. */
export type TermCursor = readonly [position: number, id: string];

const listColumns = {
  id: dictionaryTerm.id,
  term: dictionaryTerm.term,
  en: dictionaryTerm.en,
  abbreviation: dictionaryTerm.abbreviation,
  category: dictionaryTerm.category,
  specialtyId: dictionaryTerm.specialtyId,
  letter: dictionaryTerm.letter,
  definition: dictionaryTerm.definition,
};

export type DictionaryRepository = ReturnType<typeof createDictionaryRepository>;

/** Reads the dictionary. */
export function createDictionaryRepository(db: Database) {
  const { position, id, letter, specialtyId } = dictionaryTerm;

  return {
    listPage: (
      filter: { specialtyId?: string | undefined; letter?: string | undefined },
      after: TermCursor | null,
      limit: number,
    ) =>
      db
        .select({ ...listColumns, position })
        .from(dictionaryTerm)
        .where(
          and(
            equalsIfSet(specialtyId, filter.specialtyId),
            equalsIfSet(letter, filter.letter),
            isAfterCursor([position, id], 'ascending', after),
          ),
        )
        .orderBy(asc(position), asc(id))
        .limit(limit),

    /** The terms of the official page, in their order. */
    listFeatured: () =>
      db
        .select(listColumns)
        .from(dictionaryTerm)
        .where(isNotNull(dictionaryTerm.featured))
        .orderBy(asc(dictionaryTerm.featured)),

    findTerm: (termId: string) =>
      db
        .select({ term: dictionaryTerm, specialty })
        .from(dictionaryTerm)
        .innerJoin(specialty, eq(specialty.id, specialtyId))
        .where(eq(id, termId)),

    findTerms: (ids: readonly string[]) => db.select(listColumns).from(dictionaryTerm).where(anyOf(id, ids)),

    /** The resources of a term, best first. */
    listResourceIds: (termId: string) =>
      db
        .select({ id: dictionaryTermResource.resourceId })
        .from(dictionaryTermResource)
        .where(eq(dictionaryTermResource.termId, termId))
        .orderBy(asc(dictionaryTermResource.position)),
  };
}
