import { eq, gte, type SQL, sql } from 'drizzle-orm';
import { searchEntry } from '../base/tables.ts';

/** The order of the results; by relevance the better tier comes first, within a tier the higher static rank. */
export type SearchSort = 'relevance' | 'latest' | 'hottest';

/** A query with its filters and its order. */
export interface SearchCriteria {
  /** Query with placeholders for type and bucket. */
  readonly tsQuery: string;
  /** The same for whole entries, with the limited passages that the viewer may find. */
  readonly wholeTsQuery: string;
  /** Keys of the titles that match exactly, see `toKey`. */
  readonly titleKeys: readonly string[];
  readonly resourceType?: number | undefined;
  readonly specialtyId?: string | undefined;
  /** Published at or after this time, in ms. */
  readonly since?: number | undefined;
  readonly sort: SearchSort;
}

/** Tier, where the query matches: 0 the exact title, 1 in the title, 2 in the labels, 3 anywhere. */
export type MatchTier = 0 | 1 | 2 | 3;

/** Cursor: the last entry of the previous page. Ids are unique across all resource types. */
export type SearchCursor = readonly [tier: MatchTier, value: number, id: string];

/** Maximum number of entries after the cursor. */
export interface PageRange {
  readonly after: SearchCursor | null;
  readonly limit: number;
}

/** A matching entry; `value` is its sort key within its tier. */
export type SearchMatch = {
  readonly resourceType: number;
  readonly resourceId: string;
  readonly tier: MatchTier;
  readonly value: number;
};

const SORT_VALUES = {
  relevance: sql`${searchEntry.staticRank}::float8`,
  latest: sql`(extract(epoch from ${searchEntry.publishedAt}) * 1000)::float8`,
  hottest: sql`${searchEntry.popularity}::float8`,
} as const satisfies Record<SearchSort, SQL>;

/** Sort key of an entry within its tier. */
export const getSortValue = (sort: SearchSort): SQL => SORT_VALUES[sort];

/** Condition that an entry comes after a cursor within its tier. */
export function isAfterCursor(sort: SearchSort, [, value, id]: SearchCursor): SQL {
  return sql`(${getSortValue(sort)}, ${searchEntry.resourceId}) < (${value}::float8, ${id}::text)`;
}

/** The conditions of all filters but the type. */
export function buildFilters({ specialtyId, since }: SearchCriteria): SQL[] {
  return [
    ...(specialtyId === undefined ? [] : [eq(searchEntry.specialtyId, specialtyId)]),
    ...(since === undefined ? [] : [gte(searchEntry.publishedAt, since)]),
  ];
}
