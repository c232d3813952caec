import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { effectQueue } from '../../../test/jobs/count-effects.ts';
import { retakeKilledJobs, startWorkerProcess } from '../../../test/jobs/worker-process.ts';

const JOBS = 300;
/** Effects that are allowed before each kill, which meets jobs amid their work. */
const KILLED_AFTER = [100, 200];
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ env: { WORKERS: 'off' } });
  await gateway.deps.sql`create table effect (key int primary key)`;
  await gateway.deps.sql`create table effect_count as select 0 as total, 0 as allowed`;
});
afterAll(() => gateway.close());

async function countDone(): Promise<number> {
  const [row] = await gateway.deps.sql`select count(*)::int as done from effect`;
  return row?.done;
}

async function countActive(): Promise<number> {
  const [row] = await gateway.deps.sql`
    select count(*)::int as active from pgboss.job where name = 'effects' and state = 'active'`;
  return row?.active;
}

test('workers that are killed amid their jobs lose none, and none has its effect twice', async () => {
  const { db, jobs, sql } = gateway.deps;
  await jobs.sendMany(
    db,
    effectQueue,
    Array.from({ length: JOBS }, (_, key) => ({ key })),
  );
  const allow = (effects: number) => sql`update effect_count set allowed = ${effects}`;
  for (const effects of KILLED_AFTER) {
    await allow(effects);
    const worker = await startWorkerProcess(gateway.address);
    await vi.waitFor(async () => expect(await countDone()).toBe(effects), { timeout: 20_000, interval: 20 });
    await vi.waitFor(async () => expect(await countActive()).toBeGreaterThan(0), { timeout: 20_000 });
    await worker.kill();
    expect(await countDone()).toBe(effects);
    await retakeKilledJobs(gateway.deps);
  }
  await allow(JOBS);
  const last = await startWorkerProcess(gateway.address);
  const left = () => sql`select id from pgboss.job where name = 'effects' and state <> 'completed'`;
  // A statement of a killed process may still have fetched jobs; those of the living one that are taken again run
  // twice.
  const finish = async () => {
    await retakeKilledJobs(gateway.deps);
    expect(await left()).toHaveLength(0);
  };
  await vi.waitFor(finish, { timeout: 30_000, interval: 300 });
  await last.kill();
  expect(await countDone()).toBe(JOBS);
  expect(await sql`select total from effect_count`).toEqual([{ total: JOBS }]);
  const again = await sql`select id from pgboss.job where name = 'effects' and retry_count > 0`;
  expect(again.length).toBeGreaterThan(0);
});
