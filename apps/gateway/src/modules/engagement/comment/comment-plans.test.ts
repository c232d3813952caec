import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { createCommentRepository } from './comment-repository.ts';

const item = { resourceType: 1, resourceId: 'v01' };

let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into comment (id, resource_type, resource_id, public_profile_id, client_id, root_id, parent_id, state, text,
      like_count, answer_count, created_at, second)
    select 'c' || lpad(n::text, 6, '0'), 1, (array['v01', 'v02'])[1 + n % 2], 'e01', n::text, null, null, 'shown', 'text',
      n % 97, 0, now() - n * interval '1 minute', n % 89
    from generate_series(1, 20000) as n`;
  await sql`
    insert into comment (id, resource_type, resource_id, public_profile_id, client_id, root_id, parent_id, state, text,
      like_count, answer_count, created_at)
    select 'r' || lpad(n::text, 6, '0'), 1, 'v01', 'e02', n::text, root, root, 'shown', 'text', 0, 0,
      now() - n * interval '1 second'
    from generate_series(1, 20000) as n, lateral (select 'c' || lpad((2 * (1 + n % 20))::text, 6, '0') as root) as roots`;
  await sql`update comment set account_id = 'sample-03' where id like 'c%' and like_count < 30`;
  await sql`vacuum analyze comment`;
  await sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

async function explain(query: { toSQL(): { sql: string; params: unknown[] } }): Promise<string> {
  const { sql: text, params } = query.toSQL();
  const rows = await database.sql.unsafe(`explain (costs off) ${text}`, params as never[]);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

test.each([
  ['time', Date.now() - 3_600_000, 'comment_latest'],
  ['likes', 50, 'comment_most_liked'],
  ['timeline', 50, 'comment_timeline'],
] as const)('comments by %s are read by their own index', async (sort, value, index) => {
  const comments = createCommentRepository(database.db, 'sample-03');
  for (const after of [null, [value, 'c000060']] as const) {
    const plan = await explain(comments.listPage(item, sort, { after, limit: 21 }));
    expect(plan).toContain(`Index Scan using ${index} on comment`);
    expect(plan).not.toContain('Sort');
  }
});

test('own comments are read by their own index', async () => {
  const { listOwn } = createCommentRepository(database.db, 'sample-03');
  for (const after of [null, [Date.now() - 3_600_000, 'c000060']] as const) {
    const plan = await explain(listOwn({ after, limit: 21 }));
    expect(plan).toContain('Index Scan using comment_own on comment');
    expect(plan).not.toContain('Sort');
  }
});

test('replies are read by their own index', async () => {
  const { listReplies, listRepliesBefore, listFirstReplies } = createCommentRepository(database.db, null);
  for (const after of [null, [Date.now() - 3_600_000, 'r000060']] as const) {
    const plan = await explain(listReplies(item, 'c000002', { after, limit: 21 }));
    expect(plan).toContain('Index Scan using comment_replies on comment');
    expect(plan).not.toContain('Sort');
  }
  const backwards = await explain(listRepliesBefore('c000002', [Date.now() - 3_600_000, 'r000060'], 10));
  expect(backwards).toContain('Index Scan Backward using comment_replies on comment');
  expect(backwards).not.toContain('Sort');
  const plan = await explain(listFirstReplies(['c000002', 'c000004']));
  expect(plan).toContain('using comment_replies on comment');
  expect(plan).not.toContain('Seq Scan on comment');
});
