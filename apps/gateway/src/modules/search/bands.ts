import { type SQL, sql } from 'drizzle-orm';
import { searchEntry } from './tables.ts';
import { BAND_MARK } from './words.ts';

/**
 * Where words may stand: in the title, in what an entry is filed under as well, anywhere. Each field holds those before it.
 */
export type Field = 'title' | 'near' | 'all';

/** The weights of a field, as its index has them. */
const WEIGHTS = { title: sql`'{a}'`, near: sql`'{a,b}'`, all: sql`'{a,b,d}'` } as const satisfies Record<Field, SQL>;

/** The band of a standing: so many steps to a band, that is two years or four doublings of views. */
const bandOf = (standing: SQL) => sql`(${standing} >> 8)`;

/** The types to look through, as `type`. The indexes keep the entries of each type and band apart. */
export function ofTypes(types: readonly number[]): SQL {
  return sql`unnest(${sql.param(types)}::smallint[]) as type`;
}

/**
 * The bands of standing from the highest, or from that of `first`, to the lowest, as `band`: who goes through the bands
 * in this order may stop as soon as enough is found, and very frequent words cost no more than others. None above the
 * highest entry: `first` comes out of a cursor, and anybody can write one that stands for millions of empty bands.
 */
export function fromTop(first?: number): SQL {
  const highest = sql`(select max(${searchEntry.standing}) from ${searchEntry})`;
  const lowest = sql`(select min(${searchEntry.standing}) from ${searchEntry})`;
  const top = first === undefined ? highest : sql`least(${first}::int, ${highest})`;
  // The planner takes an array for ten rows, a series for a thousand.
  return sql`unnest(array(select generate_series(${bandOf(top)}, ${bandOf(lowest)}, -1))) as band`;
}

/** Ends the look into one band, which the planner else turns round: all entries first, and the bands for each. */
export const BY_BAND = sql`offset 0`;

/** An entry of `type` and `band` holds the words of a query there. */
export function holds(field: Field, query: string, type: SQL = sql`type`, band: SQL = sql`band`): SQL {
  const { resourceType, standing, vector } = searchEntry;
  return sql`search_lexemes(${resourceType}, ${standing}, ${vector}, ${WEIGHTS[field]}) @@ replace(${query}, ${sql.raw(`'${BAND_MARK}'`)}, ${type} || 'T' || ${band} || 'B')::tsquery`;
}

/** An entry holds the words of a query there, whatever its type and band: for few entries, which are read. */
export function ownHolds(field: Field, query: string): SQL {
  return holds(field, query, sql`${searchEntry.resourceType}`, bandOf(sql`${searchEntry.standing}`));
}
