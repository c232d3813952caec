import { eq, gte, type SQL, sql } from 'drizzle-orm';
import { searchEntry } from './tables.ts';

/** In which order results come; within relevance better places first, then standing. */
export type Sort = 'relevance' | 'latest' | 'hottest';

/** What is looked for, and in which part of everything. */
export interface Wanted {
  /** PostgreSQL's query form. */
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

/** Columns whose descending order is that of the values, with an index for each. */
export const ORDERS = {
  relevance: searchEntry.standing,
  latest: searchEntry.publishedAt,
  hottest: searchEntry.heat,
} as const;

/** An entry comes after this place within its tier; served by the index of the order. */
export function comesAfter(sort: Sort, [, value, id]: Place): SQL {
  const bound =
    sort === 'latest' ? sql`timestamptz 'epoch' + ${value}::float8 * interval '1 ms'` : sql`${value}::float8::int`;
  return sql`(${ORDERS[sort]}, ${searchEntry.resourceId}) < (${bound}, ${id}::text)`;
}

/** What an entry is sorted by within its tier. */
export const valueOf = (sort: Sort): SQL => VALUES[sort];

/** Conditions on everything but the words; `type` false leaves the type open, as the counts do. */
export function narrowed({ resourceType, specialtyId, since }: Wanted, { type }: { type: boolean }): SQL[] {
  return [
    ...(type && resourceType !== undefined ? [eq(searchEntry.resourceType, resourceType)] : []),
    ...(specialtyId === undefined ? [] : [eq(searchEntry.specialtyId, specialtyId)]),
    ...(since === undefined ? [] : [gte(searchEntry.publishedAt, since)]),
  ];
}

/** In which vector the words of a tier stand. */
const VECTORS = {
  0: searchEntry.titleVector,
  1: searchEntry.titleVector,
  2: searchEntry.nearVector,
  3: searchEntry.vector,
} as const;

/** The words stand where the tier says, wherever else they may stand. */
export function holds(tier: Tier, { query, titleKeys }: Pick<Wanted, 'query' | 'titleKeys'>): SQL {
  if (tier === 0) return sql`${searchEntry.titleKey} = any(${sql.param(titleKeys)})`;
  return sql`${VECTORS[tier]} @@ ${query}::tsquery`;
}

/** The tier of an entry that holds the words somewhere. */
export function tierOf(wanted: Wanted): SQL {
  if (wanted.sort !== 'relevance') return sql`3`;
  return sql`case when ${holds(0, wanted)} and ${holds(1, wanted)} then 0 when ${holds(1, wanted)} then 1 when ${holds(2, wanted)} then 2 else 3 end`;
}
