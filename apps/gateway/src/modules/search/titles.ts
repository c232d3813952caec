import { and, desc, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { searchEntry } from './tables.ts';

/** The entries of best standing that are looked through before the index of titles is asked. */
const LEADING = 3000;

/** Most titles that are sorted where they are rare. */
const RARE = 1000;

/** Something by its title. */
export interface Titled {
  readonly resourceType: number;
  readonly resourceId: string;
  readonly title: string;
}

/** The first whose titles hold the words, by standing: the leading ones for frequent words, all for rare ones. */
export async function findTitles(db: Database, query: string, limit: number): Promise<readonly Titled[]> {
  const { resourceType, resourceId, title, titleVector, standing } = searchEntry;
  const columns = { resourceType, resourceId, title };
  const holds = sql`${titleVector} @@ ${query}::tsquery`;
  const leading = db
    .select({ ...columns, titleVector })
    .from(searchEntry)
    .orderBy(desc(standing), desc(resourceId))
    .limit(LEADING)
    .as('search_entry');
  const found = await db
    .select({ resourceType: leading.resourceType, resourceId: leading.resourceId, title: leading.title })
    .from(leading)
    .where(and(holds))
    .limit(limit);
  if (found.length === limit) return found;
  const rare = db
    .select({ ...columns, standing })
    .from(searchEntry)
    .where(holds)
    .limit(RARE)
    .as('rare');
  return db
    .select({ resourceType: rare.resourceType, resourceId: rare.resourceId, title: rare.title })
    .from(rare)
    .orderBy(desc(rare.standing), desc(rare.resourceId))
    .limit(limit);
}
