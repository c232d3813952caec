import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../../test/app.ts';
import { PermanentJobError } from './job-error.ts';
import { defineQueue, type Queue } from './queue.ts';
import { startWorkers } from './start-workers.ts';
import { defineWorker, type RunningJob } from './worker.ts';

const schema = z.object({ number: z.number() });
type Data = z.output<typeof schema>;

let gateway: TestApp;
let queues = 0;

beforeAll(async () => {
  gateway = await testApp({ env: { WORKERS: 'off' } });
});
afterAll(() => gateway.close());

const freshQueue = (settings: Partial<Queue<Data>> = {}) =>
  defineQueue({ name: `queue-${++queues}`, schema, ...settings });

const send = (queue: Queue<Data>, number: number, options = {}) =>
  gateway.deps.jobs.send(gateway.deps.db, queue, { number }, options);

/** Starts a worker that records its jobs. */
async function startWorker(
  queue: Queue<Data>,
  work: (data: Data, job: RunningJob) => Promise<void> = async () => {},
  poll?: number,
) {
  const worked: number[] = [];
  const worker = defineWorker({
    queue,
    ...(poll !== undefined && { poll }),
    async work(data, job) {
      worked.push(data.number);
      await work(data, job);
    },
  });
  return { worked, stop: await startWorkers(gateway.deps, [worker]) };
}

async function readJob(id: string | null) {
  const [row] = await gateway.deps.sql`select state, output from pgboss.job where id = ${id}`;
  return row;
}

test('a job exists if its transaction was committed, and only then', async () => {
  const queue = freshQueue();
  const { worked, stop } = await startWorker(queue);
  const { db, jobs } = gateway.deps;
  const undone = db.transaction(async (tx) => {
    await jobs.send(tx, queue, { number: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction((tx) => jobs.send(tx, queue, { number: 2 }));
  await vi.waitFor(() => expect(worked).toEqual([2]), 15_000);
  await stop();
});

test('data that does not fit its queue is refused when it is sent, and a dead letter when it is worked on', async () => {
  const queue = freshQueue();
  const { jobs, db, sql } = gateway.deps;
  // @ts-expect-error the compiler refuses it too
  await expect(jobs.send(db, queue, { number: 'one' })).rejects.toThrow('expected number');
  const id = await send(queue, 1);
  await sql`update pgboss.job set data = '{"number":"one"}' where id = ${id}`;
  const { worked, stop } = await startWorker(queue);
  await vi.waitFor(async () => expect(await readJob(id)).toMatchObject({ state: 'failed' }), 15_000);
  expect(worked).toEqual([]);
  expect(await sql`select source_name from pgboss.job where name = 'dead-letters' and source_id = ${id}`).toEqual([
    { source_name: queue.name },
  ]);
  await stop();
});

test('a worker of single jobs goes through a backlog without a pause, in the order of sending', async () => {
  const queue = freshQueue();
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  for (const number of numbers) await send(queue, number);
  const { worked, stop } = await startWorker(queue);
  await vi.waitFor(() => expect(worked).toEqual(numbers), { timeout: 15_000, interval: 20 });
  await stop();
});

test('a worker is notified of a new job, which it would only find by its poll in an hour', async () => {
  const queue = freshQueue();
  const { worked, stop } = await startWorker(queue, undefined, 3600);
  for (let jobs = 1; jobs <= 3; jobs++) {
    await send(queue, jobs);
    await vi.waitFor(() => expect(worked).toHaveLength(jobs), { timeout: 15_000, interval: 2 });
  }
  await stop();
});

test('of a key at most one job of a singleton queue waits or runs', async () => {
  const queue = freshQueue({ singleton: true });
  const first = await send(queue, 1, { singletonKey: 'a' });
  expect(first).toEqual(expect.any(String));
  expect(await send(queue, 2, { singletonKey: 'a' })).toBeNull();
  expect(await send(queue, 3, { singletonKey: 'b' })).toEqual(expect.any(String));
  const { worked, stop } = await startWorker(queue);
  await vi.waitFor(async () => expect(await readJob(first)).toMatchObject({ state: 'completed' }), 15_000);
  expect(await send(queue, 4, { singletonKey: 'a' })).toEqual(expect.any(String));
  await vi.waitFor(() => expect(worked.toSorted()).toEqual([1, 3, 4]), 15_000);
  await stop();
});

test('a failed job is retried after growing pauses, and given up after its last attempt', async () => {
  const queue = freshQueue({ retries: 2, retryDelay: 60, retryDelayMax: 3600 });
  const attempts: [number, boolean][] = [];
  const { stop } = await startWorker(queue, async (_data, { attempt, isLastAttempt }) => {
    attempts.push([attempt, isLastAttempt]);
    throw new Error('not today');
  });
  const id = await send(queue, 1);
  const { jobs, sql } = gateway.deps;
  const pauses: number[] = [];
  for (let retries = 1; retries <= 2; retries++) {
    await vi.waitFor(async () => expect(await readJob(id)).toMatchObject({ state: 'retry' }), 15_000);
    const [row] = await sql`
      select extract(epoch from start_after - now())::float as pause from pgboss.job where id = ${id}`;
    pauses.push(row?.pause);
    await (await jobs.open()).update(queue.name, undefined, { id: String(id), startAfter: new Date() });
    await vi.waitFor(() => expect(attempts).toHaveLength(retries + 1), 15_000);
  }
  await vi.waitFor(async () => {
    expect(await readJob(id)).toEqual({ state: 'failed', output: { reason: 'not today' } });
  }, 15_000);
  expect(attempts).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ]);
  expect(pauses[0]).toBeGreaterThan(25);
  expect(pauses[1]).toBeGreaterThan(55);
  await stop();
});

test('a failure that no retry fixes becomes a dead letter at once', async () => {
  const queue = freshQueue();
  const { worked, stop } = await startWorker(queue, async () => {
    throw new PermanentJobError('no such film');
  });
  const id = await send(queue, 1);
  await vi.waitFor(async () => {
    expect(await readJob(id)).toEqual({ state: 'failed', output: { reason: 'no such film' } });
  }, 15_000);
  expect(worked).toEqual([1]);
  await stop();
});

test('a stop aborts the signal of a running job and waits for it', async () => {
  const queue = freshQueue();
  const { worked, stop } = await startWorker(queue, async (_data, { signal }) => {
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await gateway.deps.sql`select pg_sleep(0.1)`;
  });
  const id = await send(queue, 1);
  await vi.waitFor(() => expect(worked).toEqual([1]), 15_000);
  await stop();
  expect(await readJob(id)).toMatchObject({ state: 'completed' });
});
