import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { createLearnerRepository } from './learner-repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into account
    select (jsonb_populate_record(model, jsonb_build_object('id', 'z' || n, 'mobile', null, 'email', 'z' || n || '@osteon.example'))).*
    from generate_series(1, 2000) as n, (select account as model from account where id = 'sample-01') as models`;
  await sql`
    insert into course_learner (account_id, course_id, joined_at, learnt_at)
    select 'z' || n, course.id, now(), now() - n * interval '1 minute' from generate_series(1, 2000) as n, course`;
  await sql`vacuum analyze course_learner, resource`;
  await sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

test('what an account has joined runs along an index of its own', async () => {
  const learners = createLearnerRepository(database.db);
  for (const after of [null, [Date.now() - 3_600_000, 'c10']] as const) {
    const query = learners.listPage('z60', 'notStarted', { after, limit: 11 });
    const { sql: text, params } = query.toSQL();
    const rows = await database.sql.unsafe(`explain (costs off) ${text}`, params as never[]);
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(plan).toContain('Index Scan using course_learner_latest on course_learner');
    expect(plan).not.toContain('Sort');
  }
});
