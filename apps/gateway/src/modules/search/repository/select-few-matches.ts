import { and, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { SEARCHABLE_TYPES } from '../base/searchable-types.ts';
import { searchEntry } from '../base/tables.ts';
import { BUCKET_PLACEHOLDER } from '../query/ngrams.ts';
import { bucketsDescending, constant, eachType, matches, OPTIMIZATION_FENCE } from './rank-buckets.ts';
import { buildFilters, getSortValue, type SearchCriteria, type SearchMatch } from './search-criteria.ts';

/** Number of entries whose texts can be read in negligible time: some 10 µs each. */
const FEW_MAX = 60;

/**
 * All matches of all types in their order, if there are few; null if there are more. Queries whose words hardly ever
 * meet, and rare words, need only this one pass over the index of all fields, which also gives their count.
 */
export async function selectFewMatches(db: Database, criteria: SearchCriteria): Promise<readonly SearchMatch[] | null> {
  const { resourceType, resourceId, titleKey, vector } = searchEntry;
  const tsQuery = sql`replace(${criteria.tsQuery}, ${sql.raw(`'${BUCKET_PLACEHOLDER}'`)}, '')::tsquery`;
  const tier = sql`
    case when ts_filter(vector, '{a}') @@ ${tsQuery} then case when title_key = any(${sql.param(criteria.titleKeys)}) then 0 else 1 end
      when ts_filter(vector, '{a,b}') @@ ${tsQuery} then 2 else 3 end`;
  const rows = await db.execute<SearchMatch>(sql`
    with hit as materialized (
      select any_type.* from ${bucketsDescending()} cross join ${eachType(SEARCHABLE_TYPES)} cross join lateral (
        select ${resourceType} as "resourceType", ${resourceId} as "resourceId", ${getSortValue(criteria.sort)} as value,
          ${titleKey} as title_key, ${vector} as vector
        from ${searchEntry} where ${and(matches('all', criteria.wholeTsQuery), ...buildFilters(criteria))} ${OPTIMIZATION_FENCE}
      ) as any_type limit ${constant(FEW_MAX + 1)}
    )
    select "resourceType", "resourceId", value,
      case when (select count(*) from hit) <= ${constant(FEW_MAX)} then ${criteria.sort === 'relevance' ? tier : sql`3`} else 3 end as tier
    from hit order by tier, value desc, "resourceId" desc`);
  return rows.length > FEW_MAX ? null : rows;
}
