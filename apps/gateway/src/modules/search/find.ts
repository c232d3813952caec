import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { BY_BAND, type Field, fromTop, holds, ofTypes, ownHolds } from './bands.ts';
import { comesAfter, type Found, narrowed, type Rest, type Tier, valueOf, type Wanted } from './filter.ts';
import { FOUND_TYPES } from './links.ts';
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

const typesOf = ({ resourceType }: Wanted) => (resourceType === undefined ? FOUND_TYPES : [resourceType]);

/** What an entry must fulfil beside its words and its type. */
const open = (wanted: Wanted, { after }: Rest): SQL[] => [
  ...narrowed(wanted),
  ...(after ? [comesAfter(wanted.sort, after)] : []),
];

function exactTitles(wanted: Wanted, rest: Rest): SQL {
  return sql`
    select "resourceType", "resourceId", 0 as tier, value
    from (${exactly(wanted, rest)}) as exact ${ORDER} limit ${rest.limit}`;
}

/** The entries whose title is what was asked. */
function exactly(wanted: Wanted, rest: Rest): SQL {
  const { resourceType, titleKey } = searchEntry;
  const words = sql`${titleKey} = any(${sql.param(wanted.titleKeys)}) and ${ownHolds('title', wanted.query)}`;
  const ofType = sql`${resourceType} = any(${sql.param(typesOf(wanted))})`;
  return sql`select ${columns(wanted)} from ${searchEntry} where ${and(words, ofType, ...open(wanted, rest))}`;
}

/** The first of a tier, band by band; what stands in a better tier is left to that. */
function byBand(wanted: Wanted, tier: Exclude<Tier, 0>, rest: Rest): SQL {
  const better = tier === 1 ? exactly(wanted, rest) : ofBand(FIELDS[tier === 2 ? 1 : 2], wanted, rest);
  return sql`
    select hit."resourceType", hit."resourceId", ${tier}::int as tier, hit.value
    from ${fromTop(rest.after?.[1])} cross join lateral (
      select * from ((${ofBand(FIELDS[tier], wanted, rest)}) except all (${better})) as own ${ORDER} limit ${rest.limit}
    ) as hit limit ${rest.limit}`;
}

/** The entries of `band` that hold the words in a field. */
function ofBand(field: Field, wanted: Wanted, rest: Rest): SQL {
  return sql`
    select of_type.* from ${ofTypes(typesOf(wanted))} cross join lateral (
      select ${columns(wanted)} from ${searchEntry}
      where ${and(holds(field, wanted.query), ...open(wanted, rest))} ${BY_BAND}
    ) as of_type`;
}

/** In an order that has nothing to do with standing: all that hold the words are looked at. */
function sortedAnyhow(wanted: Wanted, rest: Rest): SQL {
  return sql`
    select hit."resourceType", hit."resourceId", 3 as tier, hit.value
    from ${fromTop()} cross join lateral (${ofBand('all', wanted, rest)}) as hit ${ORDER} limit ${rest.limit}`;
}
