import { SEARCH_COUNT_MAX } from '@osteon/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { holds, narrowed, type Wanted } from './filter.ts';
import { searchEntry } from './tables.ts';

/** Entries counted before types that are still short are counted by themselves. */
const SAMPLE = 10_000;

/** How many entries of each type hold words that very many hold: right up to 1,000 (spec-decision 30g). */
export async function countMany(db: Database, wanted: Wanted, types: readonly number[]): Promise<Map<number, number>> {
  const found = and(holds(3, wanted), ...narrowed(wanted, { type: false }));
  const counts = await countByType(db, found, SAMPLE);
  const seen = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (seen < SAMPLE) return counts;
  const short = types.filter((type) => (counts.get(type) ?? 0) <= SEARCH_COUNT_MAX);
  const rest = short.map((type) =>
    countByType(db, and(found, sql`${searchEntry.resourceType} = ${type}`), SEARCH_COUNT_MAX + 1),
  );
  for (const part of await Promise.all(rest)) for (const [type, count] of part) counts.set(type, count);
  return counts;
}

async function countByType(db: Database, found: SQL | undefined, most: number): Promise<Map<number, number>> {
  const rows = await db.execute<{ type: number; count: number }>(sql`
    select type, count(*)::int as count
    from (select ${searchEntry.resourceType} as type from ${searchEntry} where ${found} limit ${most}) as found group by type`);
  return new Map(rows.map(({ type, count }) => [type, count]));
}
