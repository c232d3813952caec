import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { createCertificationRepository } from './repository.ts';

const HOUR = 3_600_000;
let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into account (id, mobile, role_id, auth_state, agreed_at, created_at)
    select 'c' || n, (15000000000 + n)::text, 5, 3, now(), now() from generate_series(1, 20000) as n`;
  await sql`
    insert into certification
    select 'z' || n, 'RZ' || n, 'c' || n, 'nurse', 'CN', case when n % 20 = 0 then 'review' else 'accepted' end, '', '', '', '',
      '{}', '', '[]', now(), now() - n * interval '1 minute', now()
    from generate_series(1, 20000) as n`;
  await sql`
    insert into certification_event
    select 'e' || n, 'c' || n, 'z' || n, now() - n * interval '1 minute', 'accept', '{}', now() - n * interval '2 minutes'
    from generate_series(1, 20000) as n`;
  await sql`vacuum analyze certification`;
  await sql`vacuum analyze certification_event`;
  await sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

const repository = () => createCertificationRepository(database.db);

const position = { submittedAt: Date.now() - 300 * HOUR, id: 'z18000' };

test.each([
  ['the queue', () => repository().listByState('review', 200), 'certification_queue'],
  ['the place in the queue', () => repository().selectBefore(position), 'certification_queue'],
  ['the last decisions', () => repository().selectDecisions(Date.now() - 720 * HOUR), 'certification_event_decision'],
  ['the history', () => repository().listEvents('c77', 50), 'certification_event_account'],
] as const)('%s runs along an index', async (_name, build, index) => {
  const { sql: text, params } = build().toSQL();
  const rows = await database.sql.unsafe(`explain (costs off) ${text}`, params as never[]);
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(plan).toMatch(new RegExp(`Index (?:Only )?Scan (?:Backward )?using ${index} on`));
  expect(plan).not.toContain('Seq Scan');
});
