import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { createOwnContentRepository } from '../../content/own-content-repository.ts';
import { createDraftRepository } from './draft-repository.ts';
import { createExpiryRepository } from './expiry-repository.ts';
import { createReviewRepository } from './review-repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into account (id, mobile, role_id, auth_state, agreed_at, created_at)
    select 'c' || n, (15000000000 + n)::text, 6, 1, now(), now() from generate_series(1, 500) as n`;
  await sql`
    insert into case_draft (id, account_id, client_id, state, version, title, fields, browser, note, reason, remarks,
      created_at, saved_at, state_changed_at)
    select 'd' || n, 'c' || (n % 500 + 1), 'd' || n, case when n % 50 = 0 then 'review' else 'draft' end, 1, '', '{}', '', '', '',
      '[]', now(), now() - n * interval '1 minute', now() from generate_series(1, 10000) as n`;
  await sql`vacuum analyze case_draft`;
  await sql`vacuum analyze resource`;
  await sql`set enable_bitmapscan = off`;
  await sql`set enable_seqscan = off`;
});
afterAll(() => database.close());

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const drafts = () => createDraftRepository(database.db);
const range = { state: undefined, after: [Date.now(), 'x'], limit: 21, recheckBefore: 0 } as const;

test.each([
  ['own drafts', () => drafts().listOwn('c7', { after: [Date.now(), 'x'], limit: 21 }), 'case_draft_list'],
  [
    'own drafts in a state',
    () => drafts().listOwn('c7', { state: 'draft', after: null, limit: 21 }),
    'case_draft_list',
  ],
  ['the review', () => createReviewRepository(database.db).listInReview(200), 'case_draft_review'],
  [
    'old drafts',
    () => createExpiryRepository(database.db).lockUnnotified(Date.now() - YEAR_MS, 100),
    'case_draft_saved',
  ],
  [
    'own content that is published',
    () => createOwnContentRepository(database.db).listPublished('e04', range),
    'resource_author_latest',
  ],
  [
    'own content in other states',
    () => createOwnContentRepository(database.db).listUnpublished('e04', range),
    'resource_author_unpublished',
  ],
] as const)('%s: the list runs along an index', async (_name, build, index) => {
  const { sql: text, params } = build().toSQL();
  const rows = await database.sql.unsafe(`explain ${text}`, params as never[]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (case_draft|resource)\b/);
});
