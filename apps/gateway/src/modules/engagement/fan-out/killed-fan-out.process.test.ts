import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { AUTHOR, addFollowers, publishDraft, readNotified, WHOLE } from '../../../../test/jobs/fan-out.ts';
import { retakeKilledJobs, startWorkerProcess } from '../../../../test/jobs/worker-process.ts';
import { FAN_OUT_BATCH } from './fan-out-service.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ env: { WORKERS: 'off' }, poolSize: 8 });
  await addFollowers(gateway);
});
afterAll(() => gateway.close());

test('a gateway that is killed between its batches leaves the rest to another', async () => {
  const id = await publishDraft(gateway, 'b1');
  const { sql } = gateway.deps;
  // The third batch waits for this lock, so that the kill meets the worker in the middle of it.
  const [held] = await sql`
    select account_id from follow where ref_id = ${AUTHOR} order by followed_at desc, account_id desc
    offset ${2 * FAN_OUT_BATCH} limit 1`;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = sql.begin(async (tx) => {
    await tx`select id from account where id = ${String(held?.['account_id'])} for update`;
    await released;
  });
  const killed = await startWorkerProcess(gateway.address);
  await vi.waitFor(async () => expect(await readNotified(gateway, id)).toMatchObject({ notified: 2 * FAN_OUT_BATCH }), {
    timeout: 30_000,
    interval: 50,
  });
  await killed.kill();
  release();
  await holding;
  expect(await readNotified(gateway, id)).toMatchObject({ notified: 2 * FAN_OUT_BATCH, done: false });
  const last = await startWorkerProcess(gateway.address);
  const finish = async () => {
    await retakeKilledJobs(gateway.deps);
    expect(await readNotified(gateway, id)).toEqual(WHOLE);
  };
  await vi.waitFor(finish, { timeout: 30_000, interval: 300 });
  await last.kill();
});
