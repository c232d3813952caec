import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { browseView } from './tables.ts';

/** Records the views of browsers. */
export function createViewRepository(db: Database) {
  return {
    /** Records a view of a browser; false where one was counted after `outdated` (ms). */
    async record(row: typeof browseView.$inferInsert, outdated: number): Promise<boolean> {
      const { browser, resourceType, resourceId, countedAt } = browseView;
      const recorded = await db
        .insert(browseView)
        .values(row)
        .onConflictDoUpdate({
          target: [browser, resourceType, resourceId],
          set: { countedAt: row.countedAt },
          setWhere: lt(countedAt, outdated),
        })
        .returning({ resourceId });
      return recorded.length > 0;
    },

    /** Deletes some views that were counted before `outdated` (ms). */
    async deleteOutdated(outdated: number, limit: number): Promise<void> {
      await db.execute(sql`
        delete from ${browseView} where (browser, resource_type, resource_id) in (
          select browser, resource_type, resource_id from ${browseView} where ${lt(browseView.countedAt, outdated)}
          limit ${limit} for update skip locked)`);
    },
  };
}
