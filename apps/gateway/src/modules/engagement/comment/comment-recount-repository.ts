import { sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { CommentItem } from '../base/comments/commented-item-repository.ts';
import { comment, commentLike, commentTotal } from '../base/comments/tables.ts';

/** True counts of a comment `c`, computed from its rows. */
const likes = sql`(select count(*) from ${commentLike} liked where liked.comment_id = c.id)`;
const replies = sql`(
  select count(*) from ${comment} answer
  where answer.state = 'shown' and case when c.root_id is null then answer.root_id else answer.parent_id end = c.id)`;

/** Recomputes the counts of comments and of their items; within a transaction. */
export function createCommentRecountRepository(tx: Database) {
  return {
    /**
     * Comments whose counts differ from the rows that they count. Comments that are being changed may be among them.
     */
    async listDiffering(limit: number): Promise<readonly string[]> {
      const rows = await tx.execute<{ id: string }>(sql`
        with liked as (select comment_id as id, count(*) as likes from ${commentLike} group by comment_id),
        threads as (
          select root_id as id, count(*) as answers from ${comment}
          where state = 'shown' and root_id is not null group by root_id),
        answered as (
          select parent_id as id, count(*) as answers from ${comment}
          where state = 'shown' and parent_id is not null group by parent_id)
        select c.id from ${comment} c
        left join liked on liked.id = c.id
        left join threads on c.root_id is null and threads.id = c.id
        left join answered on c.root_id is not null and answered.id = c.id
        where like_count <> coalesce(likes, 0)
          or answer_count <> coalesce(threads.answers, answered.answers, 0)
        order by c.id limit ${limit}`);
      return rows.map(({ id }) => id);
    },

    /**
     * Sets the counts of comments to their rows. They are locked first, in the order of all changes: a transaction that
     * has changed rows and not yet the counts waits, and counts them afterwards.
     */
    async recount(ids: readonly string[]): Promise<void> {
      await tx.execute(sql`
        select from ${comment} where ${anyOf(comment.id, ids)} order by ${comment.id} for no key update`);
      await tx.execute(sql`
        update ${comment} c set like_count = ${likes}, answer_count = ${replies} where c.id = any(${sql.param(ids)})`);
    },

    /** Items whose number of comments differs from the number of visible ones. */
    async listDifferingItems(limit: number): Promise<readonly CommentItem[]> {
      return tx.execute<{ resourceType: number; resourceId: string }>(sql`
        select resource_type as "resourceType", resource_id as "resourceId"
        from ${commentTotal} total
        full join (
          select resource_type, resource_id, count(*) as visible from ${comment}
          where state = 'shown' group by resource_type, resource_id) found
          using (resource_type, resource_id)
        where coalesce(total.visible, 0) <> coalesce(found.visible, 0)
        order by resource_type, resource_id limit ${limit}`);
    },

    /** Sets the number of comments of an item to that of the visible ones, under its lock. */
    async recountItem({ resourceType, resourceId }: CommentItem): Promise<void> {
      await tx.insert(commentTotal).values({ resourceType, resourceId, visible: 0 }).onConflictDoNothing();
      await tx.execute(sql`
        select from ${commentTotal} where (resource_type, resource_id) = (${resourceType}, ${resourceId}) for update`);
      await tx.execute(sql`
        update ${commentTotal} set visible = (
          select count(*) from ${comment}
          where (resource_type, resource_id, state) = (${resourceType}, ${resourceId}, 'shown'))
        where (resource_type, resource_id) = (${resourceType}, ${resourceId})`);
    },
  };
}
