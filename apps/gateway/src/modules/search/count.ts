import { SEARCH_COUNT_MAX } from '@osteon/domain';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { BY_BAND, fromTop, holds } from './bands.ts';
import { narrowed, type Wanted } from './filter.ts';
import { searchEntry } from './tables.ts';

/** Entries counted together before types that are still short are counted by themselves. */
const SAMPLE = 15_000;

/** Counts the entries that hold the words, whatever type is asked for: each of `types` right up to 1,000 (spec-decision 30g). */
export function selectCounts(db: Database, wanted: Wanted, types: readonly number[]) {
  const { resourceType } = searchEntry;
  const found = and(
    holds('all', wanted.query),
    sql`${resourceType} = any(${sql.param(types)})`,
    ...narrowed(wanted, { type: false }),
  );
  return db.execute<{ type: number; count: number }>(sql`
    select type, count(*)::int as count from (
      select hit.type
      from ${fromTop()} cross join lateral (
        select ${resourceType} as type from ${searchEntry} where ${found} ${BY_BAND}
      ) as hit
      limit ${SAMPLE}
    ) as counted group by type`);
}

/** The counts by type; those above 1,000 may be too low. */
export async function countFound(
  db: Database,
  wanted: Wanted,
  types: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await selectCounts(db, wanted, types);
  const counts = new Map(rows.map(({ type, count }) => [type, count]));
  if (sum(counts) < SAMPLE) return counts;
  // One of them is above by now, so this ends.
  const short = types.filter((type) => (counts.get(type) ?? 0) <= SEARCH_COUNT_MAX);
  return short.length > 0 ? new Map([...counts, ...(await countFound(db, wanted, short))]) : counts;
}

/** All together. */
export function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
