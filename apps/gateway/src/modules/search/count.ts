import { SEARCH_COUNT_MAX } from '@osteon/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { holds, narrowed, type Wanted } from './filter.ts';
import { searchEntry } from './tables.ts';

/** Entries counted together before types that are still short are counted by themselves. */
const SAMPLE = 10_000;

/** How many entries hold the words. */
export interface Count {
  /** By type, right up to 1,000 (spec-decision 30g). */
  readonly byType: ReadonlyMap<number, number>;
  /** Whether the words stand in more entries than are counted together. */
  readonly very: boolean;
}

/** Counts the entries that hold the words, whatever type is asked for. */
export async function countFound(db: Database, wanted: Wanted, types: readonly number[]): Promise<Count> {
  const found = and(holds(3, wanted), ...narrowed(wanted, { type: false }));
  const counts = await countByType(db, found, SAMPLE);
  if (sum(counts) < SAMPLE) return { byType: counts, very: false };
  for (const type of types.filter((each) => (counts.get(each) ?? 0) <= SEARCH_COUNT_MAX)) {
    const own = await countByType(db, and(found, sql`${searchEntry.resourceType} = ${type}`), SEARCH_COUNT_MAX + 1);
    for (const [each, count] of own) counts.set(each, count);
  }
  return { byType: counts, very: true };
}

/** All together. */
export function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

async function countByType(db: Database, found: SQL | undefined, most: number): Promise<Map<number, number>> {
  const rows = await db.execute<{ type: number; count: number }>(sql`
    select type, count(*)::int as count
    from (select ${searchEntry.resourceType} as type from ${searchEntry} where ${found} limit ${most}) as found group by type`);
  return new Map(rows.map(({ type, count }) => [type, count]));
}
