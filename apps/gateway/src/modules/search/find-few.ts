import { and, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { type Found, holds, narrowed, type Place, tierOf, valueOf, type Wanted } from './filter.ts';
import { searchEntry } from './tables.ts';

/** Up to so many entries are looked at one by one. */
export const FEW = 2000;

/** A page out of few entries, with their number by type. */
export interface FewFound {
  readonly page: readonly Found[];
  readonly counts: ReadonlyMap<number, number>;
}

/** Finds and sorts all entries with the words; null where there are more than a few. */
export async function findFew(
  db: Database,
  wanted: Wanted,
  { after, limit }: { after: Place | null; limit: number },
): Promise<FewFound | null> {
  const [row] = await db.execute<{
    page: Found[] | null;
    counts: { type: number; count: number }[] | null;
    all: number;
  }>(
    sql`
    with found as materialized (
      select ${searchEntry.resourceType} as "resourceType", ${searchEntry.resourceId} as "resourceId",
        ${tierOf(wanted)} as tier, ${valueOf(wanted.sort)} as value
      from ${searchEntry}
      where ${and(holds(3, wanted), ...narrowed(wanted, { type: false }))}
      limit ${FEW + 1}
    )
    select
      (select count(*)::int from found) as all,
      (select json_agg(by_type) from (select "resourceType" as type, count(*)::int as count from found group by 1) as by_type) as counts,
      (select json_agg(page) from (
        select * from found
        where ${
          and(
            wanted.resourceType === undefined ? undefined : sql`"resourceType" = ${wanted.resourceType}`,
            after
              ? sql`(-tier, value, "resourceId") < (${-after[0]}::int, ${after[1]}::float8, ${after[2]}::text)`
              : undefined,
          ) ?? sql`true`
        }
        order by tier, value desc, "resourceId" desc
        limit ${limit}
      ) as page) as page`,
  );
  if (!row || row.all > FEW) return null;
  return { page: row.page ?? [], counts: new Map(row.counts?.map(({ type, count }) => [type, count])) };
}
