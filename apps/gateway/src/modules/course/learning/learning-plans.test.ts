import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { createLearnerRepository } from '../base/learner-repository.ts';
import { createCreditCourseRepository } from './credit-course-repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  // One connection, to which the setting applies.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into account
    select (jsonb_populate_record(model, jsonb_build_object('id', 'z' || n, 'mobile', null, 'email', 'z' || n || '@osteon.example'))).*
    from generate_series(1, 2000) as n, (select account as model from account where id = 'sample-01') as models`;
  await sql`
    insert into course_learner (account_id, course_id, joined_at, learnt_at)
    select 'z' || n, course.id, now(), now() - n * interval '1 minute' from generate_series(1, 2000) as n, course`;
  await sql`
    insert into resource
    select (jsonb_populate_record(model, jsonb_build_object('id', 'z' || n, 'published_at', now() - n * interval '1 hour'))).*
    from generate_series(1, 2000) as n, (select resource as model from resource where id = 'c01') as models`;
  await sql`
    insert into resource
    select (jsonb_populate_record(model, jsonb_build_object('id', 'y' || n, 'published_at', now() - n * interval '1 hour'))).*
    from generate_series(1, 4000) as n, (select resource as model from resource where id = 'v01') as models`;
  await sql`
    insert into credit_line (id, account_id, source_type, source_id, title, title_en, credit_class, hours, points, evidence, awarded_at)
    select 'z' || n, 'z60', 'course', 'z' || n, '', '', 'I', 1, 1, '{"watched": [], "test": null}', now()
    from generate_series(1, 300) as n`;
  await sql`vacuum analyze course_learner, resource, credit_line`;
  await sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

async function explain(query: { toSQL(): { sql: string; params: unknown[] } }): Promise<string> {
  const { sql: text, params } = query.toSQL();
  const rows = await database.sql.unsafe(`explain (costs off) ${text}`, params as never[]);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

test('the joined courses of an account are read by an index', async () => {
  const learners = createLearnerRepository(database.db);
  for (const filter of [{}, { specialtyId: 'joint' }, { specialtyId: 'spine', credit: 'I' }] as const) {
    for (const after of [null, [Date.now() - 3_600_000, 'c10']] as const) {
      const query = learners.listPage('z60', { state: 'notStarted', ...filter }, { after, limit: 11 });
      const plan = await explain(query);
      expect(plan).toContain('Index Scan using course_learner_latest on course_learner');
      expect(plan).not.toContain('Sort');
    }
  }
});

test.each([
  ['of all classes', undefined, 'resource_credit_latest'],
  ['of one class', 'I', 'resource_credit_class_latest'],
] as const)('courses with credit %s are read by an index', async (_what, creditClass, index) => {
  const courses = createCreditCourseRepository(database.db);
  for (const excluded of [[], await courses.listAwarded('z60')]) {
    for (const after of [null, [Date.now() - 86_400_000, 'z20']] as const) {
      const plan = await explain(courses.listPage({ creditClass, before: undefined, excluded }, { after, limit: 21 }));
      expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${index} on resource`));
      expect(plan).not.toMatch(/Sort|Seq Scan on resource/);
    }
  }
});
