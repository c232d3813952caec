import { z } from 'zod';
import { connect, endPools } from '../../apps/gateway/src/platform/database/connect.ts';
import { startEmbeddedServer } from '../../apps/gateway/src/platform/database/embedded-server.ts';
import { migrateDatabase } from '../../apps/gateway/src/platform/database/migrate.ts';
import { createJobQueue } from '../../apps/gateway/src/platform/jobs/job-queue.ts';
import { defineQueue } from '../../apps/gateway/src/platform/jobs/queue.ts';
import { startWorkers } from '../../apps/gateway/src/platform/jobs/start-workers.ts';
import { defineWorker } from '../../apps/gateway/src/platform/jobs/worker.ts';
import { median, report } from './load/figures.ts';
import { scratchFolder } from './product.ts';

const ROUNDS = 3;
const JOBS = 10_000;
const BATCH = 100;
const CONNECTIONS = 10;

/** Single jobs whose start is timed, and the bound for 95 of 100, in milliseconds. */
const SINGLE_JOBS = 100;
const START_BOUND_MS = 200;

const log = { debug() {}, info() {}, warn: console.warn, error: console.error };
const folder = await scratchFolder();
const server = await startEmbeddedServer({ dataDir: folder.path, log });
await migrateDatabase(server.connection, log);
const database = connect(server.connection, { poolSize: CONNECTIONS, log });
const { db, sql } = database;
const jobs = createJobQueue({ ...database, log, migrate: true });

const bulk = defineQueue({ name: 'bench-bulk', schema: z.object({ number: z.number() }) });
const single = defineQueue({ name: 'bench-single', schema: z.object({ sentAt: z.number() }) });

let done = 0;
let allDone: () => void;
const delays: number[] = [];
let started: () => void;
const stop = await startWorkers({ jobs, log }, [
  defineWorker({
    queue: bulk,
    concurrency: 2,
    batch: BATCH,
    async work() {
      if (++done === JOBS) allDone();
    },
  }),
  defineWorker({
    queue: single,
    async work({ sentAt }) {
      delays.push(performance.now() - sentAt);
      started();
    },
  }),
]);

/** Sends the jobs and waits until all of them were worked on; per second. */
async function runJobs(): Promise<number> {
  done = 0;
  const finished = new Promise<void>((resolve) => {
    allDone = resolve;
  });
  const startedAt = performance.now();
  for (let first = 0; first < JOBS; first += BATCH) {
    const data = Array.from({ length: BATCH }, (_, index) => ({ number: first + index }));
    await jobs.sendMany(db, bulk, data);
  }
  await finished;
  return (JOBS * 1000) / (performance.now() - startedAt);
}

/** Inserts and deletes the same rows one by one, in a table with the same columns and indexes; per second. */
async function runRows(): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  const writers = Array.from({ length: CONNECTIONS }, async () => {
    while (next < JOBS) {
      const data = JSON.stringify({ number: next++ });
      const [row] = await sql`insert into bench_row (name, data) values ('bench-bulk', ${data}) returning id`;
      await sql`delete from bench_row where name = 'bench-bulk' and id = ${row?.id}`;
    }
  });
  await Promise.all(writers);
  return (JOBS * 1000) / (performance.now() - startedAt);
}

await sql`create table bench_row (like pgboss.job_common including all)`;
const ours: number[] = [];
const baseline: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push(await runJobs());
  baseline.push(await runRows());
}

for (let sent = 0; sent < SINGLE_JOBS; sent++) {
  const jobStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  await jobs.send(db, single, { sentAt: performance.now() });
  await jobStarted;
}
const p95 = delays.toSorted((a, b) => a - b)[Math.ceil(SINGLE_JOBS * 0.95) - 1] ?? Number.NaN;

await stop();
await endPools(database, { timeout: 5 });
await server.stop();
await folder.drop();
console.log(`a new job starts after ${p95.toFixed(0)} ms (p95, bound ${START_BOUND_MS} ms)`);
if (p95 > START_BOUND_MS) process.exitCode = 1;
report('jobs', median(ours), median(baseline), 'jobs/s');
