import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { createMentionRepository } from './mention-repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into account (id, mobile, role_id, auth_state, agreed_at, created_at)
    select 'many-' || n, '137' || lpad(n::text, 8, '0'), 1, 1, now(), now() from generate_series(1, 20000) n`;
  await sql`
    insert into doctor (id, account_id, name, name_en, gender, title, specialty_id, areas_of_expertise, introduction,
      honours, is_industry_leader, position)
    select 'many-' || n, 'many-' || n, chr(19968 + n % 5000) || chr(20000 + n % 97), '', '', '', 'trauma', '{}', '', '{}',
      false, 2000000 + n
    from generate_series(1, 20000) n`;
  await sql`vacuum analyze doctor`;
});
afterAll(() => database.close());

test('people are found by name by their own index', async () => {
  const query = createMentionRepository(database.db).listByName('sample-03', '\u4e8c', 8);
  const { sql: text, params } = query.toSQL();
  const rows = await database.sql.unsafe(`explain (costs off) ${text}`, params as never[]);
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(plan).toContain('Index Scan using doctor_account_name on doctor');
  expect(plan).not.toMatch(/Seq Scan on doctor|Sort/);
});
