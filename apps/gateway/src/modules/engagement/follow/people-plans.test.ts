import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { createPeopleRepository } from './people-repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into account
    select (jsonb_populate_record(model, jsonb_build_object('id', 'z' || n, 'mobile', null, 'email', 'z' || n || '@osteon.example'))).*
    from generate_series(1, 10000) as n, (select account as model from account where id = 'sample-01') as models`;
  await sql`
    insert into doctor (id, account_id, name, name_en, gender, title, specialty_id, areas_of_expertise, introduction,
      honours, is_industry_leader, position)
    select 'y' || n, 'z' || n, 'y', '', '', '', specialty_id, '{}', '', '{}', false, 1000 + n
    from generate_series(1, 10000) as n, (select specialty_id from doctor where id = 'e01') as model`;
  await sql`
    insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
    select 'z' || n, 9, to_follow, now() - n * interval '1 minute', now()
    from generate_series(1, 10000) as n, unnest(array['e01', 'e02', 'y' || (n + 1)]) as to_follow`;
  await sql`
    insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
    select 'sample-04', 9, 'y' || n, now() - n * interval '1 minute', now() from generate_series(1, 9000) as n`;
  await sql`vacuum analyze follow, doctor, account`;
  await sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

async function explain(query: { toSQL(): { sql: string; params: unknown[] } }): Promise<string> {
  const { sql: text, params } = query.toSQL();
  const rows = await database.sql.unsafe(`explain (costs off) ${text}`, params as never[]);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

test('fans are read by their own index', async () => {
  const people = createPeopleRepository(database.db);
  for (const after of [null, [Date.now() - 3_600_000, 'y60']] as const) {
    const plan = await explain(people.listFans('e01', { after, limit: 21 }));
    expect(plan).toMatch(/Index (Only )?Scan using follow_fans on follow/);
    expect(plan).not.toContain('Sort');
  }
});

test('followed doctors are read by their own index', async () => {
  const people = createPeopleRepository(database.db);
  for (const after of [null, [Date.now() - 3_600_000, 'y60']] as const) {
    const plan = await explain(people.listFollowed('sample-04', { after, limit: 21 }));
    expect(plan).toContain('Index Scan using follow_list on follow');
    expect(plan).not.toContain('Sort');
  }
});
