import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { createEventMessageRepository } from './event/event-message-repository.ts';
import { createMessageRepository } from './repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into message (id, account_id, scene, kind, target_type, target_id, title, body, sent_at, read_at)
    select 'm' || n, 'sample-02', (array['edu_message', 'auth_coupon'])[1 + n % 2],
      case when n % 2 = 0 then 'like' else 'notice' end, case when n % 2 = 0 then 0 end,
      case when n % 2 = 0 then 'c' || n end, 't', 'b',
      now() - n * interval '1 minute', case when n % 2000 > 0 then now() end
    from generate_series(1, 20000) as n`;
  await sql`
    insert into message_actor (message_id, actor_id, acted_at)
    select 'm' || 2 * n, account.id, now() - n * interval '1 minute'
    from generate_series(1, 10000) as n, account where account.id in ('sample-03', 'sample-04', 'sample-05')`;
  await sql`vacuum analyze message, message_actor`;
  await sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

async function explain(query: { toSQL(): { sql: string; params: unknown[] } }): Promise<string> {
  const { sql: text, params } = query.toSQL();
  const rows = await database.sql.unsafe(`explain (costs off) ${text}`, params as never[]);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

test.each([
  ['all', { scene: undefined, unread: false }, 'message_list'],
  ['of one scene', { scene: 'auth_coupon', unread: false }, 'message_scene_list'],
  ['of one kind of event', { kind: 'like', unread: false }, 'message_kind_list'],
  ['unread', { scene: undefined, unread: true }, 'message_unread'],
  ['unread of one scene', { scene: 'auth_coupon', unread: true }, 'message_unread'],
] as const)('messages, %s, are read by their own index', async (_name, filter, index) => {
  const { listPage } = createMessageRepository(database.db);
  for (const after of [null, [Date.now() - 3_600_000, 'm60']] as const) {
    const plan = await explain(listPage('sample-02', filter, after, 21));
    expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan using ${index} on message`));
    expect(plan).not.toContain('Sort');
  }
});

test('the last actor of each message is the first entry of an index, and all else is read by keys', async () => {
  const { listTextSources } = createEventMessageRepository(database.db);
  // The tables of the sample are so small that reading them whole costs less.
  await database.sql`set enable_hashjoin = off`;
  await database.sql`set enable_mergejoin = off`;
  const plan = await explain(listTextSources(Array.from({ length: 20 }, (_, index) => `m${2 * index + 2}`)));
  expect(plan).toContain('Index Scan using message_actor_latest on message_actor');
  expect(plan).not.toMatch(/Sort|Seq Scan on (?:message|message_actor|comment)\b/);
});
