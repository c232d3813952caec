import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { BY_BAND, fromTop, holds, ofTypes } from './bands.ts';
import { FOUND_TYPES } from './links.ts';
import { searchEntry } from './tables.ts';

/** Something by its title. */
export type Titled = {
  readonly resourceType: number;
  readonly resourceId: string;
  readonly title: string;
  readonly titleEn: string;
};

/** The first whose titles hold the words, by standing. */
export function selectTitles(db: Database, query: string, limit: number) {
  const { resourceType, resourceId, title, titleEn, standing } = searchEntry;
  return db.execute<Titled>(sql`
    select hit."resourceType", hit."resourceId", hit.title, hit."titleEn"
    from ${fromTop()} cross join lateral (
      select own.* from ${ofTypes(FOUND_TYPES)} cross join lateral (
        select ${resourceType} as "resourceType", ${resourceId} as "resourceId", ${title} as title,
          ${titleEn} as "titleEn", ${standing} as standing
        from ${searchEntry} where ${holds('title', query)} ${BY_BAND}
      ) as own order by standing desc, "resourceId" desc limit ${limit}
    ) as hit limit ${limit}`);
}
