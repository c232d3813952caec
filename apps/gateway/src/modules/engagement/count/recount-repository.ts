import { and, count, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { resource } from '../../content/tables.ts';
import { engagementCount, follow, itemLike } from '../base/tables.ts';
import type { Target } from '../base/target.ts';
import { favorite } from '../collection/tables.ts';
import { itemScore } from '../score/tables.ts';

/** A table with the key of an item. */
type CountedTable = typeof follow | typeof itemLike | typeof itemScore | typeof engagementCount;

/** Recomputes the counts of items. */
export function createRecountRepository(db: Database) {
  const isOf = ({ refType, refId }: Target, table: CountedTable) =>
    and(eq(table.refType, refType), eq(table.refId, refId));

  return {
    /** Items whose counts differ from the rows that they count. Items that are being changed may be among them. */
    async listDiffering(limit: number): Promise<readonly Target[]> {
      return db.execute<{ refType: number; refId: string }>(sql`
        select ref_type as "refType", ref_id as "refId"
        from ${engagementCount} kept
        full join (select ref_type, ref_id, count(*) as fans from ${follow} group by ref_type, ref_id) followed
          using (ref_type, ref_id)
        full join (select ref_type, ref_id, count(*) as likes from ${itemLike} group by ref_type, ref_id) liked
          using (ref_type, ref_id)
        full join (
          select resource.type as ref_type, resource_id as ref_id, count(*) as favorites
          from ${favorite} join ${resource} on resource.id = resource_id group by resource.type, resource_id) collected
          using (ref_type, ref_id)
        full join (
          select ref_type, ref_id, count(*) as scores, sum(score) as score_sum from ${itemScore}
          group by ref_type, ref_id) scored
          using (ref_type, ref_id)
        where coalesce(kept.fans, 0) <> coalesce(followed.fans, 0)
          or coalesce(kept.likes, 0) <> coalesce(liked.likes, 0)
          or coalesce(kept.favorites, 0) <> coalesce(collected.favorites, 0)
          or coalesce(kept.scores, 0) <> coalesce(scored.scores, 0)
          or coalesce(kept.score_sum, 0) <> coalesce(scored.score_sum, 0)
        order by ref_type, ref_id
        limit ${limit}`);
    },

    /**
     * Sets the counts of an item to its rows. Its row is locked first: a transaction that has changed rows and not yet
     * the count waits for it, and counts them afterwards.
     */
    async recount(target: Target): Promise<void> {
      const { refType, refId } = target;
      const isTarget = isOf(target, engagementCount);
      await db.insert(engagementCount).values({ refType, refId }).onConflictDoNothing();
      await db.select().from(engagementCount).where(isTarget).for('update');
      const fans = await db.$count(follow, isOf(target, follow));
      const likes = await db.$count(itemLike, isOf(target, itemLike));
      const isCollected = and(
        eq(favorite.resourceId, refId),
        exists(
          db
            .select()
            .from(resource)
            .where(and(eq(resource.id, refId), eq(resource.type, refType))),
        ),
      );
      const favorites = await db.$count(favorite, isCollected);
      const [scored] = await db
        .select({ scores: count(), scoreSum: sql`coalesce(sum(${itemScore.score}), 0)`.mapWith(Number) })
        .from(itemScore)
        .where(isOf(target, itemScore));
      await db
        .update(engagementCount)
        .set({ fans, likes, favorites, ...scored })
        .where(isTarget);
    },

    /**
     * Deletes likes and scores of resources that the library has removed; returns the larger of both numbers of rows.
     */
    async deleteOrphans(limit: number): Promise<number> {
      const removed = [];
      for (const table of [itemLike, itemScore]) {
        const { count: rows } = await db.execute(sql`
          delete from ${table} where ctid = any(array(
            select ${table}.ctid from ${table}
            where ref_type <> 9 and not exists (select from ${resource} where ${resource.id} = ref_id)
            limit ${limit}))`);
        removed.push(rows);
      }
      return Math.max(...removed);
    },
  };
}
