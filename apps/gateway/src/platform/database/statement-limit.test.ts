import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { quiet } from '../../../test/quiet.ts';
import { relayServer } from '../../../test/servers/relayed-server.ts';
import { runDailyJob } from '../jobs/run-daily-job.ts';
import { connect } from './connect.ts';
import { openShared } from './open-shared.ts';

const LIMIT_MS = 300;
const gateway = await testApp({ statementLimitMs: LIMIT_MS });
const { sql: outside } = connect(gateway.address, { poolSize: 1, log: quiet });
afterAll(async () => {
  await outside.end();
  await gateway.close();
});

test('a call whose statement does not end responds with 503, and the next one as ever', async () => {
  const browser = gateway.browser();
  await outside.begin(async (tx) => {
    await tx`lock table hot_search in access exclusive mode`;
    expect((await browser.call('listHotSearches', {})).statusCode).toBe(503);
  });
  expect((await browser.call('listHotSearches', {})).statusCode).toBe(200);
});

test('a daily job has no time limit', async () => {
  const job = {
    name: 'long',
    async batch(tx: typeof gateway.deps.db) {
      await tx.execute(sql`select pg_sleep(${(2 * LIMIT_MS) / 1000})`);
      return false;
    },
  };
  await runDailyJob(gateway.deps, job, new AbortController().signal);
  expect(await outside`select from chore_run where name = 'long'`).toHaveLength(1);
});

test("an operator's command has no time limit", async () => {
  const relay = await relayServer(gateway.address);
  const database = await openShared({ databaseUrl: relay.url, dataDir: '/nowhere', log: quiet });
  expect(await database.sql`show statement_timeout`).toEqual([{ statement_timeout: '0' }]);
  await database.close();
  await relay.close();
});
