import { and, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { type Found, holds, narrowed, type Rest, tierOf, valueOf, type Wanted } from './filter.ts';
import { searchEntry } from './tables.ts';

/** Finds all entries that hold the words, looks at each, and sorts them: for words that few entries hold. */
export async function findFew(db: Database, wanted: Wanted, { after, limit }: Rest): Promise<Found[]> {
  const beyond = after
    ? sql`(-tier, value, "resourceId") < (${-after[0]}::int, ${after[1]}::float8, ${after[2]}::text)`
    : sql`true`;
  return db.execute<Found>(sql`
    select * from (
      select ${searchEntry.resourceType} as "resourceType", ${searchEntry.resourceId} as "resourceId",
        ${tierOf(wanted)} as tier, ${valueOf(wanted.sort)} as value
      from ${searchEntry}
      where ${and(holds(3, wanted), ...narrowed(wanted, { type: true }))}
    ) as found
    where ${beyond}
    order by tier, value desc, "resourceId" desc
    limit ${limit}`);
}
