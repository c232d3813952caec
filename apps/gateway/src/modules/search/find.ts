import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { BY_BAND, fromTop, holds, ownHolds } from './bands.ts';
import { comesAfter, type Found, narrowed, type Rest, type Tier, valueOf, type Wanted } from './filter.ts';
import { searchEntry } from './tables.ts';

/** In which field the words of a tier stand. */
const FIELDS = { 1: 'title', 2: 'near', 3: 'all' } as const;

const columns = ({ sort }: Wanted) => sql`
  ${searchEntry.resourceType} as "resourceType", ${searchEntry.resourceId} as "resourceId", ${valueOf(sort)} as value`;

const DESCENDING = sql`value desc, "resourceId" desc`;
const ORDER = sql`order by ${DESCENDING}`;

/** A page of what holds the words, in one statement, which looks at a tier only when those before it have not filled the page. */
export function selectFound(db: Database, wanted: Wanted, rest: Rest) {
  if (wanted.sort !== 'relevance') return db.execute<Found>(sortedAnyhow(wanted, rest));
  const from = rest.after?.[0] ?? 0;
  const tiers = ([0, 1, 2, 3] as const)
    .filter((tier) => tier >= from)
    .map((tier) => {
      const own = { ...rest, after: tier === from ? rest.after : null };
      return sql`select * from (${tier === 0 ? exactTitles(wanted, own) : byBand(wanted, tier, own)}) as of_tier`;
    });
  return db.execute<Found>(sql`
    select * from (${sql.join(tiers, sql` union all `)} limit ${rest.limit}) as found
    order by tier, ${DESCENDING}`);
}

/** What an entry must fulfil beside its words. */
const open = (wanted: Wanted, { after }: Rest): SQL[] => [
  ...narrowed(wanted, { type: true }),
  ...(after ? [comesAfter(wanted.sort, after)] : []),
];

const exactly = ({ query, titleKeys }: Wanted) =>
  sql`${searchEntry.titleKey} = any(${sql.param(titleKeys)}) and ${ownHolds('title', query)}`;

function exactTitles(wanted: Wanted, rest: Rest): SQL {
  return sql`
    select "resourceType", "resourceId", 0 as tier, value from (
      select ${columns(wanted)} from ${searchEntry} where ${and(exactly(wanted), ...open(wanted, rest))}
    ) as exact ${ORDER} limit ${rest.limit}`;
}

/** The first of a tier, band by band; what stands in a better tier is left to that. */
function byBand(wanted: Wanted, tier: Exclude<Tier, 0>, rest: Rest): SQL {
  const better = tier === 1 ? exactly(wanted) : holds(FIELDS[tier === 2 ? 1 : 2], wanted.query);
  return sql`
    select hit."resourceType", hit."resourceId", ${tier}::int as tier, hit.value
    from ${fromTop(rest.after?.[1])} cross join lateral (
      select * from (
        (select ${columns(wanted)} from ${searchEntry} where ${and(holds(FIELDS[tier], wanted.query), ...open(wanted, rest))})
        except all
        (select ${columns(wanted)} from ${searchEntry} where ${better})
      ) as own ${ORDER} limit ${rest.limit}
    ) as hit limit ${rest.limit}`;
}

/** In an order that has nothing to do with standing: all that hold the words are looked at. */
function sortedAnyhow(wanted: Wanted, rest: Rest): SQL {
  return sql`
    select hit."resourceType", hit."resourceId", 3 as tier, hit.value
    from ${fromTop()} cross join lateral (
      select ${columns(wanted)} from ${searchEntry} where ${and(holds('all', wanted.query), ...open(wanted, rest))} ${BY_BAND}
    ) as hit ${ORDER} limit ${rest.limit}`;
}
