import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { specialty } from '../doctor/tables.ts';
import { dictionaryTerm, dictionaryTermResource } from './tables.ts';

/** Where a page of terms begins: after this place and id. */
export type TermPlace = readonly [position: number, id: string];

/** What a row of the list shows. */
const listed = {
  id: dictionaryTerm.id,
  term: dictionaryTerm.term,
  en: dictionaryTerm.en,
  abbreviation: dictionaryTerm.abbreviation,
  category: dictionaryTerm.category,
  specialtyId: dictionaryTerm.specialtyId,
  letter: dictionaryTerm.letter,
  definition: dictionaryTerm.definition,
};

/** Reads the dictionary. */
export function createDictionaryRepository(db: Database) {
  const { position, id, letter, specialtyId } = dictionaryTerm;

  return {
    page: (
      filter: { specialtyId?: string | undefined; letter?: string | undefined },
      after: TermPlace | null,
      limit: number,
    ) =>
      db
        .select({ ...listed, position })
        .from(dictionaryTerm)
        .where(
          and(
            filter.specialtyId === undefined ? undefined : eq(specialtyId, filter.specialtyId),
            filter.letter === undefined ? undefined : eq(letter, filter.letter),
            after ? sql`(${position}, ${id}) > (${after[0]}, ${after[1]})` : undefined,
          ),
        )
        .orderBy(asc(position), asc(id))
        .limit(limit),

    featured: () =>
      db
        .select(listed)
        .from(dictionaryTerm)
        .where(isNotNull(dictionaryTerm.featured))
        .orderBy(asc(dictionaryTerm.featured)),

    term: (termId: string) =>
      db
        .select({ term: dictionaryTerm, specialty })
        .from(dictionaryTerm)
        .innerJoin(specialty, eq(specialty.id, specialtyId))
        .where(eq(id, termId)),

    terms: (ids: readonly string[]) => db.select(listed).from(dictionaryTerm).where(anyOf(id, ids)),

    resourceIds: (termId: string) =>
      db
        .select({ id: dictionaryTermResource.resourceId })
        .from(dictionaryTermResource)
        .where(eq(dictionaryTermResource.termId, termId))
        .orderBy(asc(dictionaryTermResource.position)),
  };
}
