import { SEARCH_COUNT_MAX } from '@osteon/domain';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { SEARCHABLE_TYPES } from '../base/searchable-types.ts';
import { searchEntry } from '../base/tables.ts';
import { bucketsDescending, constant, eachType, matches, OPTIMIZATION_FENCE } from './rank-buckets.ts';
import { buildFilters, type SearchCriteria } from './search-criteria.ts';

/**
 * The types of the two statements that count: they run concurrently, as counting is most of the time of a search among
 * many entries.
 */
const COUNTED_TOGETHER = [0, 1].map((half) => SEARCHABLE_TYPES.filter((_type, index) => index % 2 === half));

/**
 * The number of matches of every type, regardless of the searched type; counting stops one above the maximum
 * (rules/search#counts).
 */
export async function countMatches(db: Database, criteria: SearchCriteria) {
  const halves = await Promise.all(COUNTED_TOGETHER.map((types) => selectMatchCounts(db, criteria, types)));
  return halves.flat();
}

/** Counts the matches of some types. */
export function selectMatchCounts(db: Database, criteria: SearchCriteria, types: readonly number[]) {
  return db.execute<{ type: number; count: number }>(sql`
    select type, count(*)::int as count
    from ${eachType(types)} cross join lateral (
      select from ${bucketsDescending()} cross join lateral (
        select from ${searchEntry} where ${and(matches('all', criteria.wholeTsQuery), ...buildFilters(criteria))} ${OPTIMIZATION_FENCE}
      ) as hit limit ${constant(SEARCH_COUNT_MAX + 1)}
    ) as counted group by type`);
}
