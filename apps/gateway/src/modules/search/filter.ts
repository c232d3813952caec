import { eq, gte, type SQL, sql } from 'drizzle-orm';
import { searchEntry } from './tables.ts';

/** In which order results come; within relevance better places first, then standing. */
export type Sort = 'relevance' | 'latest' | 'hottest';

/** What is looked for, and in which part of everything. */
export interface Wanted {
  /** PostgreSQL's query form, with marks for the band. */
  readonly query: string;
  /** What an exact title would be, see `keyOf`. */
  readonly titleKeys: readonly string[];
  readonly resourceType?: number | undefined;
  readonly specialtyId?: string | undefined;
  /** Published at or after this moment. */
  readonly since?: number | undefined;
  readonly sort: Sort;
}

/** Where the words stand: exactly the title, in the title, in what it is filed under, anywhere. */
export type Tier = 0 | 1 | 2 | 3;

/** Where a page begins: after this entry. No two resources share an id, whatever their types. */
export type Place = readonly [tier: Tier, value: number, id: string];

/** A page: what comes after a place, so many at most. */
export interface Rest {
  readonly after: Place | null;
  readonly limit: number;
}

/** An entry that was found. */
export type Found = {
  readonly resourceType: number;
  readonly resourceId: string;
  readonly tier: Tier;
  readonly value: number;
};

const VALUES = {
  relevance: sql`${searchEntry.standing}::float8`,
  latest: sql`(extract(epoch from ${searchEntry.publishedAt}) * 1000)::float8`,
  hottest: sql`${searchEntry.heat}::float8`,
} as const satisfies Record<Sort, SQL>;

/** What an entry is sorted by within its tier. */
export const valueOf = (sort: Sort): SQL => VALUES[sort];

/** An entry comes after this place within its tier. */
export function comesAfter(sort: Sort, [, value, id]: Place): SQL {
  return sql`(${valueOf(sort)}, ${searchEntry.resourceId}) < (${value}::float8, ${id}::text)`;
}

/** Conditions on everything but words and type. */
export function narrowed({ specialtyId, since }: Wanted): SQL[] {
  return [
    ...(specialtyId === undefined ? [] : [eq(searchEntry.specialtyId, specialtyId)]),
    ...(since === undefined ? [] : [gte(searchEntry.publishedAt, since)]),
  ];
}
