import { and, desc, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import {
  comesAfter,
  type Found,
  holds,
  narrowed,
  ORDERS,
  type Place,
  type Tier,
  valueOf,
  type Wanted,
} from './filter.ts';
import { FEW } from './find-few.ts';
import { searchEntry } from './tables.ts';

/** Entries read along an index before the next look. */
const WINDOW = 20_000;

type Rest = { readonly after: Place | null; readonly limit: number };

/**
 * A page for words that stand in very many entries: tier by tier, and for a tier that is itself large along the index of
 * the order, where many entries hold the words, so that few need be read.
 */
export async function findMany(db: Database, wanted: Wanted, { after, limit }: Rest): Promise<Found[]> {
  const tiers: readonly Tier[] = wanted.sort === 'relevance' ? [0, 1, 2, 3] : [3];
  const page: Found[] = [];
  for (const tier of tiers) {
    if (page.length >= limit) break;
    if (after && tier < after[0]) continue;
    const rest = { after: after?.[0] === tier ? after : null, limit: limit - page.length };
    page.push(...((await sortTier(db, wanted, tier, rest)) ?? (await walkTier(db, wanted, tier, rest))));
  }
  return page;
}

/** The words stand in this tier and in no better one. */
function inTier(wanted: Wanted, tier: Tier): SQL[] {
  if (wanted.sort !== 'relevance') return [holds(tier, wanted)];
  if (tier === 0) return [holds(0, wanted), holds(1, wanted)];
  if (tier === 1) return [holds(1, wanted), not(holds(0, wanted))];
  return [holds(tier, wanted), not(holds(tier === 2 ? 1 : 2, wanted))];
}

const selected = (wanted: Wanted, tier: Tier) => sql`
  ${searchEntry.resourceType} as "resourceType", ${searchEntry.resourceId} as "resourceId", ${tier}::int as tier,
  ${valueOf(wanted.sort)} as value`;

const beyond = (after: Place | null): SQL | undefined =>
  after ? sql`(value, "resourceId") < (${after[1]}::float8, ${after[2]}::text)` : undefined;

/** All of a tier, sorted; null where it is large. */
async function sortTier(db: Database, wanted: Wanted, tier: Tier, { after, limit }: Rest): Promise<Found[] | null> {
  const rows = await db.execute<Found & { all: number }>(sql`
    with found as materialized (
      select ${selected(wanted, tier)} from ${searchEntry}
      where ${and(...inTier(wanted, tier), ...narrowed(wanted, { type: true }))}
      limit ${FEW + 1}
    )
    select found.*, total.all
    from (select count(*)::int as all from found) as total left join (
      select * from found where ${beyond(after) ?? sql`true`}
      order by value desc, "resourceId" desc limit ${limit}
    ) as found on true`);
  const [first] = rows;
  if (first && first.all > FEW) return null;
  return rows.filter(({ resourceId }) => resourceId !== null).map(({ all: _all, ...found }) => found);
}

/** The first of a large tier, by windows along the index of the order. */
async function walkTier(db: Database, wanted: Wanted, tier: Tier, { after, limit }: Rest): Promise<Found[]> {
  const page: Found[] = [];
  const order = ORDERS[wanted.sort];
  for (let from = after; ; ) {
    const window = sql`
      select * from ${searchEntry}
      where ${and(...narrowed(wanted, { type: true }), from ? comesAfter(wanted.sort, from) : undefined) ?? sql`true`}
      order by ${desc(order)}, ${desc(searchEntry.resourceId)}
      limit ${WINDOW}`;
    const rows = await db.execute<Found>(sql`
      select ${selected(wanted, tier)} from (${window}) as ${searchEntry}
      where ${and(...inTier(wanted, tier))}
      limit ${limit - page.length}`);
    page.push(...rows);
    if (page.length >= limit) return page;
    const [end] = await db.execute<Found>(sql`
      select ${selected(wanted, tier)} from (${window}) as ${searchEntry} offset ${WINDOW - 1}`);
    if (!end) return page;
    from = [tier, end.value, end.resourceId];
  }
}
