import { and, desc, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import {
  comesAfter,
  type Found,
  holds,
  narrowed,
  ORDERS,
  type Rest,
  type Tier,
  valueOf,
  type Wanted,
} from './filter.ts';
import { searchEntry } from './tables.ts';

/** Entries read along the index of the order before the index of the words is asked. */
const WINDOW = 5000;

/**
 * A page for words that many entries hold, tier by tier so that the lower ones need not be looked at. Where very many hold
 * them, the first of the order hold them soon: those are read along the index of the order.
 */
export async function findMany(
  db: Database,
  wanted: Wanted,
  { after, limit }: Rest,
  { very }: { very: boolean },
): Promise<Found[]> {
  const tiers: readonly Tier[] = wanted.sort === 'relevance' ? [0, 1, 2, 3] : [3];
  const page: Found[] = [];
  for (const tier of tiers) {
    if (page.length >= limit) break;
    if (after && tier < after[0]) continue;
    const rest = { after: after?.[0] === tier ? after : null, limit: limit - page.length };
    const first = very && tier > 0 ? await walkTier(db, wanted, tier, rest) : [];
    page.push(...(first.length < rest.limit ? await sortTier(db, wanted, tier, rest) : first));
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

const ordered = ({ sort }: Wanted) => sql`order by ${desc(ORDERS[sort])}, ${desc(searchEntry.resourceId)}`;

/** The first of a tier out of all of it. */
function sortTier(db: Database, wanted: Wanted, tier: Tier, { after, limit }: Rest): Promise<Found[]> {
  // Materialized, or the index of the order would be walked to its end for the few that there are.
  return db.execute<Found>(sql`
    with ${searchEntry} as materialized (
      select * from ${searchEntry} where ${and(...inTier(wanted, tier), ...narrowed(wanted, { type: true }), after ? comesAfter(wanted.sort, after) : undefined)}
    )
    select ${selected(wanted, tier)} from ${searchEntry} ${ordered(wanted)} limit ${limit}`);
}

/** The first of a tier out of the leading entries. */
function walkTier(db: Database, wanted: Wanted, tier: Tier, { after, limit }: Rest): Promise<Found[]> {
  const open = [...narrowed(wanted, { type: true }), ...(after ? [comesAfter(wanted.sort, after)] : [])];
  return db.execute<Found>(sql`
    select ${selected(wanted, tier)}
    from (select * from ${searchEntry} where ${and(...open) ?? sql`true`} ${ordered(wanted)} limit ${WINDOW}) as ${searchEntry}
    where ${and(...inTier(wanted, tier))}
    limit ${limit}`);
}
