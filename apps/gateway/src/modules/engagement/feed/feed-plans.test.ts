import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { createFeedRepository } from './feed-repository.ts';

const FOLLOWED = 300;
let database: TestDatabase;

beforeAll(async () => {
  // One connection, which the setting holds for.
  database = await testDatabase({ poolSize: 1 });
  const { sql } = database;
  await sql`
    insert into doctor
    select (jsonb_populate_record(model, jsonb_build_object('id', 'y' || n, 'account_id', null))).*
    from generate_series(1, 1000) as n, doctor as model where model.id = 'e01'`;
  await sql`
    insert into resource
    select (jsonb_populate_record(model, jsonb_build_object('id', 'r' || n, 'author_id', 'y' || (1 + n * 7919 % 1000),
      'published_at', now() - n * interval '1 minute'))).*
    from generate_series(1, 20000) as n, resource as model where model.id = 'v01'`;
  await sql`delete from follow where account_id = 'sample-03'`;
  await sql`
    insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
    select 'sample-03', 9, 'y' || n, now(), now() from generate_series(1, ${FOLLOWED}) as n`;
  await sql`vacuum analyze resource, follow, doctor`;
  await sql`set enable_bitmapscan = off`;
});
afterAll(() => database.close());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The nodes of the plan that ran, from the top. */
async function run(query: { toSQL(): { sql: string; params: unknown[] } }): Promise<PlanNode[]> {
  const { sql: text, params } = query.toSQL();
  const [row] = await database.sql.unsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
    `explain (analyze, costs off, timing off, format json) ${text}`,
    params as never[],
  );
  const walk = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(walk)];
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  return plan ? walk(plan) : [];
}

test('one index entry of each followed doctor is read, and one page of entries of those on the page', async () => {
  const { listPage } = createFeedRepository(database.db);
  for (const after of [null, [Date.now() - 3_600_000, 'r60']] as const) {
    const nodes = await run(listPage('sample-03', after, 21));
    const reads = nodes.filter((node) => node['Relation Name'] === 'resource');
    expect(reads.map((node) => node['Index Name'])).toEqual(['resource_author_latest', 'resource_author_latest']);
    expect(reads.map((node) => node['Actual Loops']).toSorted((a, b) => a - b)).toEqual([21, FOLLOWED]);
    for (const node of reads)
      expect(node['Actual Rows']).toBeLessThanOrEqual(node['Actual Loops'] === FOLLOWED ? 1 : 21);
  }
});
