import { SEARCH_COUNT_MAX } from '@osteon/domain';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { SEARCHABLE_TYPES } from '../searchable-types.ts';
import { searchEntry } from '../tables.ts';
import { bucketsDescending, constant, eachType, matches, OPTIMIZATION_FENCE } from './rank-buckets.ts';
import { buildFilters, type SearchCriteria } from './search-criteria.ts';

/**
 * The number of matches of every type, whatever type is searched; counting stops one above the maximum
 * (rules/search#counts).
 */
export function selectMatchCounts(db: Database, criteria: SearchCriteria) {
  return db.execute<{ type: number; count: number }>(sql`
    select type, count(*)::int as count
    from ${eachType(SEARCHABLE_TYPES)} cross join lateral (
      select from ${bucketsDescending()} cross join lateral (
        select from ${searchEntry} where ${and(matches('all', criteria.wholeTsQuery), ...buildFilters(criteria))} ${OPTIMIZATION_FENCE}
      ) as hit limit ${constant(SEARCH_COUNT_MAX + 1)}
    ) as counted group by type`);
}
