import { type SQL, sql } from 'drizzle-orm';
import { searchEntry } from '../base/tables.ts';
import { BUCKET_PLACEHOLDER } from '../query/ngrams.ts';

/**
 * Fields of an entry by the lexemes that are searched: those of the title; the labels (tags, authors, hospital,
 * specialty) as well; all. Each field contains the ones before it.
 */
export type SearchField = 'title' | 'near' | 'all';

/** The weights of a field, as in the expression of its index. */
const WEIGHTS = { title: sql`'{a}'`, near: sql`'{a,b}'`, all: sql`'{a,b,d}'` } as const satisfies Record<
  SearchField,
  SQL
>;

/** The bucket of a static rank: 256 steps, which is two years or four doublings of views. */
const toBucket = (staticRank: SQL) => sql`(${staticRank} >> 8)`;

/**
 * A number of the code in the text of a statement. The planner then plans independently of the parameters: the
 * statement once per connection instead of for every query.
 */
export function constant(value: number): SQL {
  return sql.raw(String(value));
}

/** The types to search as rows `type`. The indexes separate the entries by type and bucket. */
export function eachType(types: readonly number[]): SQL {
  return sql`unnest(array[${sql.join(types.map(constant), sql`, `)}]::smallint[]) as type`;
}

/**
 * The rank buckets as rows `bucket`, from the highest, or from that of `first`, to the lowest. A query that reads them
 * in this order can stop as soon as the page is full, so very frequent words cost no more than others. The start is
 * capped at the highest entry, since `first` comes out of a cursor and a forged one could name millions of empty
 * buckets.
 */
export function bucketsDescending(first?: number): SQL {
  const highest = sql`(select max(${searchEntry.staticRank}) from ${searchEntry})`;
  const lowest = sql`(select min(${searchEntry.staticRank}) from ${searchEntry})`;
  const top = first === undefined ? highest : sql`least(${first}::int, ${highest})`;
  // The planner estimates ten rows for an array and a thousand for a series.
  return sql`unnest(array(select generate_series(${toBucket(top)}, ${toBucket(lowest)}, -1))) as bucket`;
}

/**
 * Optimization fence after the subquery of one bucket: without it the planner reads all entries first, then the
 * buckets.
 */
export const OPTIMIZATION_FENCE = sql`offset 0`;

/** Condition that an entry of `type` and `bucket` matches a tsquery in a field. */
export function matches(field: SearchField, tsQuery: string, type: SQL = sql`type`, bucket: SQL = sql`bucket`): SQL {
  const { resourceType, staticRank, vector } = searchEntry;
  return sql`search_lexemes(${resourceType}, ${staticRank}, ${vector}, ${WEIGHTS[field]}) @@ replace(${tsQuery}, ${sql.raw(`'${BUCKET_PLACEHOLDER}'`)}, ${type} || 'T' || ${bucket} || 'B')::tsquery`;
}

/**
 * Condition that an entry of any type and bucket matches a tsquery in a field; reads the row, so only for few entries.
 */
export function matchesOwnBucket(field: SearchField, tsQuery: string): SQL {
  return matches(field, tsQuery, sql`${searchEntry.resourceType}`, toBucket(sql`${searchEntry.staticRank}`));
}
