import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { createMessageRepository } from './repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into message
    select 'm' || n, 'sample-02', (array['edu_message', 'auth_coupon'])[1 + n % 2], 't', 'b', null,
      now() - n * interval '1 minute', case when n % 2000 > 0 then now() end
    from generate_series(1, 20000) as n`;
  await sql`vacuum analyze message`;
  await sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

test.each([
  ['all', { scene: undefined, unread: false }, 'message_list'],
  ['of one kind', { scene: 'auth_coupon', unread: false }, 'message_scene_list'],
  ['unread', { scene: undefined, unread: true }, 'message_unread'],
  ['unread of one kind', { scene: 'auth_coupon', unread: true }, 'message_unread'],
] as const)('messages, %s, run along an index of their own', async (_name, filter, index) => {
  const { listPage } = createMessageRepository(database.db);
  for (const after of [null, [Date.now() - 3_600_000, 'm60']] as const) {
    const { sql: text, params } = listPage('sample-02', filter, after, 21).toSQL();
    const rows = await database.sql.unsafe(`explain (costs off) ${text}`, params as never[]);
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan using ${index} on message`));
    expect(plan).not.toContain('Sort');
  }
});
