import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
  // The shortest transcript: a thousand copies of a long one would take seconds to index.
  await gateway.deps.sql`
    delete from search_entry
    where resource_id <> (select resource_id from search_entry order by length(vector::text), resource_id limit 1)`;
});
afterAll(() => gateway.close());

/** Adds copies of the only entry until there are `entries`. */
async function fillUpTo(entries: number): Promise<string> {
  const { sql } = gateway.deps;
  await sql`
    insert into search_entry
    select (jsonb_populate_record(entry, jsonb_build_object('resource_id', 'copy-' || number))).*
    from search_entry entry, generate_series((select count(*)::int from search_entry), ${entries - 1}) number
    where resource_id not like 'copy-%'`;
  const [row] = await sql`select title, count(*) over ()::int as entries from search_entry`;
  expect(row?.entries).toBe(entries);
  return String(row?.title);
}

test.each([
  [1000, 'latest', { count: 1000, more: false }],
  [1001, 'hottest', { count: 1000, more: true }],
] as const)('%i matches, sorted by %s, are counted as %j', async (entries, sort, total) => {
  const keyWord = await fillUpTo(entries);
  const reply = await gateway.browser().call('search', { keyWord, sort });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data).toMatchObject({ total });
});
