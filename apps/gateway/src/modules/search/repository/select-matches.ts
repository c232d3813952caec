import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { SEARCHABLE_TYPES } from '../base/searchable-types.ts';
import { searchEntry } from '../base/tables.ts';
import {
  bucketsDescending,
  constant,
  eachType,
  matches,
  matchesOwnBucket,
  OPTIMIZATION_FENCE,
  type SearchField,
} from './rank-buckets.ts';
import {
  buildFilters,
  getSortValue,
  isAfterCursor,
  type MatchTier,
  type PageRange,
  type SearchCriteria,
  type SearchMatch,
} from './search-criteria.ts';

/** The field that the query matches in, by tier. */
const FIELD_OF_TIER = { 1: 'title', 2: 'near', 3: 'all' } as const;

const columns = ({ sort }: SearchCriteria) => sql`
  ${searchEntry.resourceType} as "resourceType", ${searchEntry.resourceId} as "resourceId", ${getSortValue(sort)} as value`;

const DESCENDING = sql`value desc, "resourceId" desc`;
const ORDER = sql`order by ${DESCENDING}`;

/** A page of matches in one statement, which searches a tier only if the tiers before it have not filled the page. */
export function selectMatches(db: Database, criteria: SearchCriteria, range: PageRange) {
  if (criteria.sort !== 'relevance') return db.execute<SearchMatch>(buildSortedMatches(criteria, range));
  const firstTier = range.after?.[0] ?? 0;
  const tiers = ([0, 1, 2, 3] as const).filter((tier) => tier >= firstTier);
  const queries = tiers.map((tier) => {
    const ofTier = { ...range, after: tier === firstTier ? range.after : null };
    const better = getBetterMatches(criteria, tier, range);
    const query = tier === 0 ? buildExactTitleTier(criteria, ofTier) : buildFieldTier(criteria, tier, ofTier, better);
    return sql`${TIER_NAMES[tier]} as (${query})`;
  });
  const pages = tiers.map((tier) => sql`select * from ${TIER_NAMES[tier]}`);
  return db.execute<SearchMatch>(sql`
    with ${sql.join(queries, sql`, `)}
    select * from (${sql.join(pages, sql` union all `)} limit ${constant(range.limit)}) as found
    order by tier, ${DESCENDING}`);
}

const TIER_NAMES = { 0: sql`tier0`, 1: sql`tier1`, 2: sql`tier2`, 3: sql`tier3` } as const satisfies Record<
  MatchTier,
  SQL
>;

/**
 * The ids of the matches of better tiers in `bucket`. A tier of a first page is searched only after the tiers before it
 * were read to their end; after a cursor these lack the results of the previous pages, so their field is searched
 * again.
 */
function getBetterMatches(criteria: SearchCriteria, tier: MatchTier, range: PageRange): SQL {
  if (range.after === null) {
    const better = ([0, 1, 2] as const).filter((each) => each < tier);
    return sql.join(
      better.map((each) => sql`select "resourceId" from ${TIER_NAMES[each]}`),
      sql` union all `,
    );
  }
  const whole = { ...range, after: null };
  const matches =
    tier < 2
      ? buildExactTitleMatches(criteria, whole)
      : buildBucketMatches(FIELD_OF_TIER[tier === 2 ? 1 : 2], criteria, whole);
  return sql`select "resourceId" from (${matches}) as better`;
}

const getSearchedTypes = ({ resourceType }: SearchCriteria) =>
  resourceType === undefined ? SEARCHABLE_TYPES : [resourceType];

/** The conditions on an entry besides the query and the type. */
const buildConditions = (criteria: SearchCriteria, { after }: PageRange): SQL[] => [
  ...buildFilters(criteria),
  ...(after ? [isAfterCursor(criteria.sort, after)] : []),
];

function buildExactTitleTier(criteria: SearchCriteria, range: PageRange): SQL {
  return sql`
    select "resourceType", "resourceId", 0 as tier, value
    from (${buildExactTitleMatches(criteria, range)}) as exact ${ORDER} limit ${constant(range.limit)}`;
}

/** The entries whose whole title is the query. */
function buildExactTitleMatches(criteria: SearchCriteria, range: PageRange): SQL {
  const { resourceType, titleKey } = searchEntry;
  const isTitle = sql`${titleKey} = any(${sql.param(criteria.titleKeys)}) and ${matchesOwnBucket('title', criteria.tsQuery)}`;
  const ofType = sql`${resourceType} = any(${sql.param(getSearchedTypes(criteria))})`;
  return sql`select ${columns(criteria)} from ${searchEntry} where ${and(isTitle, ofType, ...buildConditions(criteria, range))}`;
}

/** The first entries of a tier, bucket by bucket, without those of a better tier. */
function buildFieldTier(criteria: SearchCriteria, tier: Exclude<MatchTier, 0>, range: PageRange, better: SQL): SQL {
  return sql`
    select hit."resourceType", hit."resourceId", ${constant(tier)} as tier, hit.value
    from ${bucketsDescending(range.after?.[1])} cross join lateral (
      select * from (${buildBucketMatches(FIELD_OF_TIER[tier], criteria, range)}) as own
      where "resourceId" <> all(array(${better})) ${ORDER} limit ${constant(range.limit)}
    ) as hit limit ${constant(range.limit)}`;
}

/** The entries of `bucket` that match the query in a field. */
function buildBucketMatches(field: SearchField, criteria: SearchCriteria, range: PageRange): SQL {
  return sql`
    select of_type.* from ${eachType(getSearchedTypes(criteria))} cross join lateral (
      select ${columns(criteria)} from ${searchEntry}
      where ${and(matches(field, field === 'all' ? criteria.wholeTsQuery : criteria.tsQuery), ...buildConditions(criteria, range))} ${OPTIMIZATION_FENCE}
    ) as of_type`;
}

/** In an order that is independent of the static rank, so that all matches are read. */
function buildSortedMatches(criteria: SearchCriteria, range: PageRange): SQL {
  return sql`
    select hit."resourceType", hit."resourceId", 3 as tier, hit.value
    from ${bucketsDescending()} cross join lateral (${buildBucketMatches('all', criteria, range)}) as hit ${ORDER} limit ${constant(range.limit)}`;
}
