import { SEARCH_COUNT_MAX } from '@osteon/domain';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { BY_BAND, fromTop, holds, ofTypes } from './bands.ts';
import { narrowed, type Wanted } from './filter.ts';
import { FOUND_TYPES } from './links.ts';
import { searchEntry } from './tables.ts';

/** Counts the entries that hold the words by type, whatever type is asked for: up to one above 1,000 (spec-decision 30g). */
export function selectCounts(db: Database, wanted: Wanted) {
  return db.execute<{ type: number; count: number }>(sql`
    select type, count(*)::int as count
    from ${ofTypes(FOUND_TYPES)} cross join lateral (
      select from ${fromTop()} cross join lateral (
        select from ${searchEntry} where ${and(holds('all', wanted.query), ...narrowed(wanted))} ${BY_BAND}
      ) as hit limit ${SEARCH_COUNT_MAX + 1}
    ) as counted group by type`);
}
