import type { Sql } from 'postgres';
import type { Items } from './writes.ts';

/** The counts of items that differ from the rows that they count, and comments that differ from theirs. */
export function listWrongCounts(sql: Sql, { videos, doctors, comments }: Items) {
  const items = [...videos, ...doctors];
  return sql`
    select ref_id, 'likes' as what from engagement_count kept
      where ref_id = any(${items}) and likes <> (
        select count(*) from item_like where (ref_type, ref_id) = (kept.ref_type, kept.ref_id))
    union all select ref_id, 'favorites' from engagement_count kept
      where ref_id = any(${items}) and favorites <> (select count(*) from favorite where resource_id = kept.ref_id)
    union all select ref_id, 'fans' from engagement_count kept
      where ref_id = any(${items}) and fans <> (
        select count(*) from follow where (ref_type, ref_id) = (kept.ref_type, kept.ref_id))
    union all select resource_id, 'comments' from comment_total total
      where resource_id = any(${items}) and visible <> (
        select count(*) from comment where resource_id = total.resource_id and state = 'shown')
    union all select id, 'comment likes' from comment
      where id = any(${comments}) and like_count <> (select count(*) from comment_like where comment_id = comment.id)`;
}

/** Deadlocks of the database since it was made. */
export async function countDeadlocks(sql: Sql): Promise<number> {
  const [row] = await sql<{ deadlocks: number }[]>`
    select deadlocks::int from pg_stat_database where datname = current_database()`;
  return row?.deadlocks ?? Number.NaN;
}

/** The number of rows in the tables that the writes fill, and the sums of their counts. */
export async function countWritten(sql: Sql): Promise<Readonly<Record<string, number>>> {
  const [counts] = await sql<Record<string, number>[]>`
    select
      (select count(*)::int from item_like) as item_like,
      (select count(*)::int from favorite) as favorite,
      (select count(*)::int from favorite_entry) as favorite_entry,
      (select count(*)::int from follow) as follow,
      (select count(*)::int from comment) as comment,
      (select count(*)::int from comment_like) as comment_like,
      (select sum(likes)::int from engagement_count) as likes,
      (select sum(favorites)::int from engagement_count) as favorites,
      (select sum(fans)::int from engagement_count) as fans,
      (select sum(visible)::int from comment_total) as shown,
      (select sum(like_count)::int from comment) as comment_likes`;
  if (!counts) throw new Error('no counts');
  return counts;
}
