import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { createBrowseRepository } from './browse-repository.ts';

let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into browse_record (account_id, resource_type, resource_id, viewed_at)
    select (array['sample-01', 'sample-02', 'sample-03'])[1 + n % 3], 1, 'x' || n, now() - n * interval '1 minute'
    from generate_series(1, 20000) as n`;
  await sql`vacuum analyze browse_record`;
  await sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

test('the history is read by its own index', async () => {
  const records = createBrowseRepository(database.db);
  for (const after of [null, [Date.now() - 3_600_000, 'x60']] as const) {
    const filter = { resourceType: undefined, keyWord: undefined };
    const { sql: text, params } = records.listPage('sample-02', filter, { after, limit: 21 }).toSQL();
    const rows = await database.sql.unsafe(`explain (costs off) ${text}`, params as never[]);
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(plan).toContain('Index Scan using browse_record_latest on browse_record');
    expect(plan).not.toContain('Sort');
  }
});
