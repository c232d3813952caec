import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { logInCustomers } from '../../../../test/log-in-customers.ts';

const MANY = 200;
const VIDEO = { resourceType: 1, resourceId: 'v01' } as const;

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ poolSize: 20 });
});
afterAll(() => gateway.close());

const readCounts = async () => {
  const [row] = await gateway.deps.sql`
    select scores, score_sum as sum, (select count(*)::int from item_score where ref_id = 'v01') as rows,
      (select sum(score)::int from item_score where ref_id = 'v01') as total
    from engagement_count where (ref_type, ref_id) = (1, 'v01')`;
  return row;
};

test('200 different scores of one account at once count once, and the sum is the stored score', async () => {
  const browser = await gateway.login('13900000003');
  const replies = await Promise.all(
    Array.from({ length: MANY }, (_, index) => browser.call('saveScore', { ...VIDEO, score: 1 + (index % 5) })),
  );
  expect(replies.every((reply) => reply.json().data.count === 1)).toBe(true);
  const counts = await readCounts();
  expect(counts).toMatchObject({ scores: 1, rows: 1 });
  expect(counts?.['sum']).toBe(counts?.['total']);
  await gateway.deps.sql`delete from item_score`;
  await gateway.deps.sql`update engagement_count set scores = 0, score_sum = 0`;
});

test('200 accounts that score at once count 200 times, also while the counts are checked', async () => {
  const browsers = await logInCustomers(gateway, MANY);
  await gateway.deps.sql`update account set role_id = 12 where mobile like '1366000%'`;
  const job = gateway.modules.jobs.find(({ name }) => name === 'engagement-counts');
  const prove = () => gateway.deps.db.transaction(async (tx) => job?.batch(tx, Date.now()));
  const sum = browsers.reduce((total, _, index) => total + 1 + (index % 5), 0);
  const replies = await Promise.all(
    browsers.map(async (browser, index) => {
      if (index % 40 === 0) await prove();
      return (await browser.call('saveScore', { ...VIDEO, score: 1 + (index % 5) })).json().code;
    }),
  );
  expect(replies.filter((code) => code === 0)).toHaveLength(MANY);
  expect(await readCounts()).toEqual({ scores: MANY, sum, rows: MANY, total: sum });
});
