import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { follow } from '../tables.ts';
import type { Target } from '../target/target.ts';
import { engagementCount } from './tables.ts';

/** Counts again what the counts of items say. */
export function createRecountRepository(db: Database) {
  const isOf = ({ refType, refId }: Target) =>
    and(eq(engagementCount.refType, refType), eq(engagementCount.refId, refId));

  return {
    /** Items whose count differs from the rows that it counts. Those that change just now may be among them. */
    async listDiffering(limit: number): Promise<readonly Target[]> {
      return db.execute<{ refType: number; refId: string }>(sql`
        select ref_type as "refType", ref_id as "refId"
        from ${engagementCount} kept
        full join (select ref_type, ref_id, count(*) as fans from ${follow} group by ref_type, ref_id) found
          using (ref_type, ref_id)
        where coalesce(kept.fans, 0) <> coalesce(found.fans, 0)
        limit ${limit}`);
    },

    /**
     * Sets the count of an item to its rows. Its row is locked first: whoever has changed rows without having counted
     * them waits for it, and counts them afterwards.
     */
    async recount(target: Target): Promise<void> {
      const { refType, refId } = target;
      await db.insert(engagementCount).values({ refType, refId }).onConflictDoNothing();
      await db.select().from(engagementCount).where(isOf(target)).for('update');
      const fans = db.$count(follow, and(eq(follow.refType, refType), eq(follow.refId, refId)));
      await db
        .update(engagementCount)
        .set({ fans: sql`(${fans})` })
        .where(isOf(target));
    },
  };
}
