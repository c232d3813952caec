import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { SEARCHABLE_TYPES } from '../base/searchable-types.ts';
import { searchEntry } from '../base/tables.ts';
import { bucketsDescending, constant, eachType, matches, OPTIMIZATION_FENCE } from './rank-buckets.ts';

/** A resource whose title matches. */
export type TitleMatch = {
  readonly resourceType: number;
  readonly resourceId: string;
  readonly title: string;
  readonly titleEn: string;
};

/** The entries with the highest static rank whose titles match a tsquery. */
export function selectTitleMatches(db: Database, tsQuery: string, limit: number) {
  const { resourceType, resourceId, title, titleEn, staticRank } = searchEntry;
  return db.execute<TitleMatch>(sql`
    select hit."resourceType", hit."resourceId", hit.title, hit."titleEn"
    from ${bucketsDescending()} cross join lateral (
      select own.* from ${eachType(SEARCHABLE_TYPES)} cross join lateral (
        select ${resourceType} as "resourceType", ${resourceId} as "resourceId", ${title} as title,
          ${titleEn} as "titleEn", ${staticRank} as static_rank
        from ${searchEntry} where ${matches('title', tsQuery)} ${OPTIMIZATION_FENCE}
      ) as own order by static_rank desc, "resourceId" desc limit ${constant(limit)}
    ) as hit limit ${constant(limit)}`);
}
