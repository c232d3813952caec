import type { Sql } from 'postgres';

/** A doctor and a video of the library, of which the others are copies. */
const AUTHOR = 'e01';
const ITEM = 'v01';

/** Items written by one statement. */
const CHUNK = 50_000;

/** Makes authors without accounts. */
export async function fillAuthors(sql: Sql, count: number): Promise<void> {
  await sql`
    insert into doctor
    select (jsonb_populate_record(model, jsonb_build_object('id', 'author-' || n, 'account_id', null))).*
    from generate_series(0, ${count - 1}::int) as n, doctor as model where model.id = ${AUTHOR}`;
  await sql`analyze doctor`;
}

/** Makes an account follow all of them, and nobody else. */
export async function followAll(sql: Sql, accountId: string): Promise<void> {
  await sql`delete from follow where account_id = ${accountId}`;
  await sql`
    insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
    select ${accountId}, 9, id, now(), now() from doctor where id like 'author-%'`;
  await sql`analyze follow`;
}

/** Publishes items `from` to `to` of the authors in turn, a minute after one another in the past. */
export async function publishItems(sql: Sql, from: number, to: number, authors: number): Promise<void> {
  for (let start = from; start < to; start += CHUNK) {
    await sql`
      insert into resource
      select (jsonb_populate_record(model, jsonb_build_object('id', 'item-' || n, 'title_grams', '{}'::text[],
        'author_id', 'author-' || ((n * 7919::bigint) % ${authors}),
        'published_at', date_trunc('minute', now()) - n * interval '1 minute'))).*
      from generate_series(${start}::int, ${Math.min(to, start + CHUNK) - 1}::int) as n, resource as model where model.id = ${ITEM}`;
  }
  await sql`vacuum analyze resource`;
}
