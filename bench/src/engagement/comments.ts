import type { Sql } from 'postgres';

/** The part of the comments that start a thread; the others answer them in turn. */
const THREADS = 0.6;

/**
 * Writes visible comments on a video as its readers would have, with their counts: by all people of the library in
 * turn, most of them seldom liked.
 */
export async function fillComments(sql: Sql, resourceId: string, count: number, mostLikes: number): Promise<void> {
  const threads = Math.ceil(count * THREADS);
  await sql`
    insert into comment
      (id, resource_type, resource_id, public_profile_id, client_id, root_id, parent_id, state, text, like_count, created_at, second)
    select id, 1, ${resourceId}, people.ids[n % cardinality(people.ids) + 1], id, root, root, 'shown',
      '术中如何判断神经根已经充分松解？第 ' || n || ' 问', (${mostLikes} * power(random(), 8))::int,
      now() - interval '1 minute' * (${count} - n), case when n % 3 = 0 then n % 1800 else 2147483647 end
    from (select array_agg(id order by id) as ids from doctor) people,
      generate_series(0, ${count - 1}) n,
      lateral (select ${resourceId} || '-' || lpad(n::text, 6, '0') as id,
        case when n >= ${threads} then ${resourceId} || '-' || lpad(((n * 7919::bigint) % ${threads})::text, 6, '0') end as root) key
    order by n`;
  await sql`
    update comment set answer_count = answers.count
    from (select root_id, count(*) from comment where resource_id = ${resourceId} group by root_id) answers
    where comment.id = answers.root_id`;
  await sql`insert into comment_total (resource_type, resource_id, visible) values (1, ${resourceId}, ${count})`;
  await sql`vacuum analyze comment`;
}
