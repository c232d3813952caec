import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { organization } from '../../organization/tables.ts';
import { SEARCHABLE_TYPES } from '../base/searchable-types.ts';
import { hotSearch, jumpWord, searchEntry, searchWord } from '../base/tables.ts';
import { createVocabulary, type Vocabulary } from '../query/vocabulary.ts';
import { bucketsDescending, constant, eachType, matches, OPTIMIZATION_FENCE } from './rank-buckets.ts';
import type { PageRange, SearchCriteria } from './search-criteria.ts';
import { selectFewMatches } from './select-few-matches.ts';
import { countMatches } from './select-match-counts.ts';
import { selectMatches } from './select-matches.ts';
import { selectTitleMatches } from './select-title-matches.ts';

/** Returns true if at least so many entries match a tsquery. */
async function hasMatches(db: Database, tsQuery: string, atLeast = 1): Promise<boolean> {
  const rows = await db.execute(sql`
    select from ${bucketsDescending()} cross join ${eachType(SEARCHABLE_TYPES)} cross join lateral (
      select from ${searchEntry} where ${matches('all', tsQuery)} limit ${constant(atLeast)}
    ) as hit limit ${constant(atLeast)}`);
  return rows.length >= atLeast;
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;

/** Reads the index, the vocabulary and the editors' words of the search. */
export function createSearchRepository(db: Database) {
  return {
    hasMatches: (tsQuery: string, atLeast?: number) => hasMatches(db, tsQuery, atLeast),

    findMatches: (criteria: SearchCriteria, range: PageRange) => selectMatches(db, criteria, range),

    findFewMatches: (criteria: SearchCriteria) => selectFewMatches(db, criteria),

    countMatches: (criteria: SearchCriteria) => countMatches(db, criteria),

    findTitleMatches: (tsQuery: string, limit: number) => selectTitleMatches(db, tsQuery, limit),

    /** The ids of the entries of a type that match a tsquery, those of the highest rank buckets first. */
    async findIds(type: number, tsQuery: string, limit: number): Promise<string[]> {
      const rows = await db.execute<{ id: string }>(sql`
        select hit.id from ${bucketsDescending()} cross join lateral (
          select ${searchEntry.resourceId} as id from ${searchEntry}
          where ${matches('all', tsQuery, constant(type))} ${OPTIMIZATION_FENCE}
        ) as hit limit ${constant(limit)}`);
      return rows.map(({ id }) => id);
    },

    /**
     * The texts of entries, in any order. Matched as pairs: a list of types and one of ids would look up each id in
     * every type.
     */
    findEntries(wanted: readonly { readonly resourceType: number; readonly resourceId: string }[]) {
      const { resourceType, resourceId, title, titleEn, summary, parts } = searchEntry;
      const types = sql.param(wanted.map((each) => each.resourceType));
      const ids = sql.param(wanted.map((each) => each.resourceId));
      return db
        .select({ resourceType, resourceId, title, titleEn, summary, parts })
        .from(searchEntry)
        .where(
          sql`(${resourceType}, ${resourceId}) in (select type, id from unnest(${types}::smallint[], ${ids}::text[]) as wanted (type, id))`,
        );
    },

    async hasEntry(resourceType: number, resourceId: string): Promise<boolean> {
      const rows = await db
        .select({ id: searchEntry.resourceId })
        .from(searchEntry)
        .where(and(eq(searchEntry.resourceType, resourceType), eq(searchEntry.resourceId, resourceId)));
      return rows.length > 0;
    },

    /** Returns true if there is an association, which is not searched. */
    async hasAssociation(id: string): Promise<boolean> {
      const rows = await db.select({ id: organization.id }).from(organization).where(eq(organization.id, id));
      return rows.length > 0;
    },

    loadVocabulary: async (): Promise<Vocabulary> => createVocabulary(await db.select().from(searchWord)),

    listHotSearches(limit: number) {
      const { searchKey, recommendType } = hotSearch;
      return db.select({ searchKey, recommendType }).from(hotSearch).orderBy(asc(hotSearch.position)).limit(limit);
    },

    listJumpWords: () =>
      db
        .select({ jumpWord: jumpWord.jumpWord, pcLink: jumpWord.pcLink })
        .from(jumpWord)
        .orderBy(asc(jumpWord.position)),
  };
}
