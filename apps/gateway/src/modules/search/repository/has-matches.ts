import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { SEARCHABLE_TYPES } from '../searchable-types.ts';
import { searchEntry } from '../tables.ts';
import { bucketsDescending, constant, eachType, matches } from './rank-buckets.ts';

/** Returns true if at least so many entries match a tsquery. */
export async function hasMatches(db: Database, tsQuery: string, atLeast = 1): Promise<boolean> {
  const rows = await db.execute(sql`
    select from ${bucketsDescending()} cross join ${eachType(SEARCHABLE_TYPES)} cross join lateral (
      select from ${searchEntry} where ${matches('all', tsQuery)} limit ${constant(atLeast)}
    ) as hit limit ${constant(atLeast)}`);
  return rows.length >= atLeast;
}
