import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { createFakeClock } from '../../test/fake-clock.ts';
import { runDailyJobs } from '../../test/jobs/run-daily-jobs.ts';
import { createDailyJobWorker, scheduleDailyJobs } from '../platform/jobs/daily-job-worker.ts';
import { BATCH, type Job } from '../platform/jobs/job.ts';
import { runDailyJob } from '../platform/jobs/run-daily-job.ts';
import { startWorkers } from '../platform/jobs/start-workers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 8, env: { WORKERS: 'off' } });
  await gateway.login('13900000002');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from chore_run`;
});

/** Retention of the rows in days, and a function that adds a row of a given time. */
const retained = {
  outbox_message: [7, (at) => sql`(account, kind, text, sent_at) values ('13700000001', 'sms', 'x', ${at})`],
  delivery: [
    7,
    (at) => sql`(id, key, account, kind, created_at, expires_at)
      values (gen_random_uuid(), gen_random_uuid(), '13700000001', 'sms', ${at}, ${at})`,
  ],
  audit_entry: [180, (at) => sql`(at, event, outcome, detail) values (${at}, 'codeSent', 'done', '{}')`],
  login_record: [
    180,
    (at) => sql`(account_id, at, way, result, kind, device_id, ip, user_agent)
      values ('sample-02', ${at}, 'code', 'success', 'desktop', 'd', 'i', 'u')`,
  ],
  verification_code: [
    2,
    (at) =>
      sql`(account, purpose, code_hash, sent_at, expires_at) values ('13700000001', 'recovery', '', ${at}, ${at})`,
  ],
  qr_scene: [
    1,
    (at) => sql`(scene_hash, nonce_hash, match_number, state, ip, user_agent, created_at, expires_at)
      values (gen_random_uuid()::text::bytea, '', '07', 'waiting', 'i', 'u', ${at}, ${at})`,
  ],
  reset_grant: [
    1,
    (at) => sql`(grant_hash, account_id, expires_at) values (gen_random_uuid()::text::bytea, 'sample-02', ${at})`,
  ],
  band_token: [
    1,
    (at) => sql`(token_hash, account_id, session_id, proof, created_at, expires_at)
      select gen_random_uuid()::text::bytea, account_id, id, 'code', ${at}, ${at} from session`,
  ],
  password_failure: [1, (at) => sql`(subject, failures, last_tried_at) values (gen_random_uuid(), 1, ${at})`],
  device_release: [
    30,
    (at) => sql`(account_id, device_id, released_at) values ('sample-02', gen_random_uuid(), ${at})`,
  ],
  rate_limit: [1, (at) => sql`(key, points, expire) values (gen_random_uuid(), 1, ${at})`],
  daily_login: [7, (at) => sql`(account_id, day, count) values ('sample-02', ${at}::date, 1)`],
  session: [
    30,
    (
      at,
    ) => sql`(id, token_hash, account_id, kind, device_id, ip, user_agent, created_at, last_used_at, expires_at, ended_at)
      values (gen_random_uuid(), gen_random_uuid()::text::bytea, 'sample-02', 'desktop', 'd', 'i', 'u', ${at}, ${at},
        ${at}::timestamptz + interval '90 days', ${at})`,
  ],
} as const satisfies Record<string, readonly [number, (at: string) => ReturnType<typeof sql>]>;

async function add(table: keyof typeof retained, age: number): Promise<void> {
  const at = new Date(clock.now() - age * DAY_MS).toISOString();
  await gateway.deps.db.execute(sql`insert into ${sql.identifier(table)} ${retained[table][1](at)}`);
}

async function count(table: string): Promise<number> {
  const [row] = await gateway.deps.sql`select count(*)::int as rows from ${gateway.deps.sql(table)}`;
  return row?.rows;
}

function runAll(): Promise<void> {
  return runDailyJobs(gateway.deps, gateway.modules.jobs);
}

test.each(Object.entries(retained).map(([table, [days]]) => [table as keyof typeof retained, days] as const))(
  'rows of %s go after %i days, and not sooner',
  async (table, days) => {
    await gateway.deps.sql`delete from ${gateway.deps.sql(table)}`;
    // The first timestamp of a day counts.
    await add(table, days - 1);
    await add(table, days + 1.1);
    await runAll();
    expect(await count(table)).toBe(1);
  },
);

test('a valid session is retained however old it is', async () => {
  await gateway.deps.sql`delete from session`;
  const browser = await gateway.login('13900000003');
  // In use, as an unused one expires.
  for (const days of [20, 40, 60, 80]) {
    clock.advance(20 * DAY_MS);
    await runAll();
    const { customerId } = (await browser.call('checkSession', {})).json().data;
    expect([days, customerId]).toEqual([days, 'sample-03']);
  }
});

/** A job of `batches` batches that counts its runs. */
function counted(name: string, batches: number): Job & { runs: number } {
  const job = {
    name,
    runs: 0,
    async batch() {
      job.runs++;
      return job.runs < batches;
    },
  };
  return job;
}

test('a job is done once a day, in as many batches as it takes', async () => {
  const job = counted('counted', 3);
  await runDailyJobs(gateway.deps, [job]);
  expect(job.runs).toBe(3);
  await runDailyJobs(gateway.deps, [job]);
  clock.advance((DAY_MS * 20) / 24 - 1);
  await runDailyJobs(gateway.deps, [job]);
  expect(job.runs).toBe(3);
  clock.advance(1);
  await runDailyJobs(gateway.deps, [job]);
  expect(job.runs).toBe(4);
});

test('more rows than one batch are all deleted', async () => {
  await gateway.deps.sql`
    insert into outbox_message (account, kind, text, sent_at)
    select '13700000002', 'sms', 'x', '2020-01-01' from generate_series(1, ${BATCH + 1})
  `;
  await runAll();
  const [row] = await gateway.deps.sql`select count(*)::int as rows from outbox_message where account = '13700000002'`;
  expect(row?.rows).toBe(0);
});

test('of many processes only one runs a job', async () => {
  let busy = 0;
  let most = 0;
  let runs = 0;
  const job: Job = {
    name: 'shared',
    async batch(tx) {
      most = Math.max(most, ++busy);
      await tx.execute(sql`select pg_sleep(0.02)`);
      busy--;
      return ++runs < 5;
    },
  };
  await Promise.all(Array.from({ length: 6 }, () => runDailyJobs(gateway.deps, [job])));
  expect([most, runs]).toEqual([1, 5]);
});

test('an interrupted job continues with its next attempt', async () => {
  const job = counted('long', 3);
  const stopping = new AbortController();
  const cut: Job = {
    name: job.name,
    async batch(tx, now) {
      stopping.abort();
      return job.batch(tx, now);
    },
  };
  await expect(runDailyJob(gateway.deps, cut, stopping.signal)).rejects.toThrow('aborted');
  expect(job.runs).toBe(1);
  await runDailyJobs(gateway.deps, [job]);
  expect(job.runs).toBe(3);
});

test('a start sends the overdue jobs and schedules all; a failing one affects no other and is retried', async () => {
  const boss = await gateway.deps.jobs.open();
  await boss.schedule('daily-jobs', '0 1 * * *', null, { key: 'of-an-older-version' });
  let failures = 0;
  const broken: Job = {
    name: 'a broken job',
    async batch() {
      failures++;
      throw new Error('no');
    },
  };
  const next = counted('next', 1);
  const evening = Object.assign(counted('evening', 1), { inTheEvening: true } as const);
  const stop = await startWorkers(gateway.deps, [createDailyJobWorker(gateway.deps, [broken, next, evening])]);
  await scheduleDailyJobs(boss, [broken, next, evening]);
  await vi.waitFor(() => expect([failures, next.runs]).toEqual([1, 1]), 15_000);
  expect(evening.runs).toBe(0);
  const schedules = (await boss.getSchedules('daily-jobs')).map(({ key, cron, timezone }) => [key, cron, timezone]);
  expect(schedules).toEqual([
    ['a-broken-job', '30 3 * * *', 'Asia/Shanghai'],
    ['evening', '0 19 * * *', 'Asia/Shanghai'],
    ['next', '30 3 * * *', 'Asia/Shanghai'],
  ]);
  // A job that is still running would be the one that waits or runs, and no other would be sent.
  await vi.waitFor(async () => {
    const jobs = await gateway.deps.sql`
      select data ->> 'name' as name, state, output from pgboss.job
      where name = 'daily-jobs' and data ->> 'name' in ('a broken job', 'next') order by 1
    `;
    expect(jobs).toEqual([
      { name: 'a broken job', state: 'retry', output: { reason: 'no' } },
      { name: 'next', state: 'completed', output: null },
    ]);
  }, 15_000);
  clock.advance(DAY_MS);
  await scheduleDailyJobs(boss, [next]);
  await vi.waitFor(() => expect(next.runs).toBe(2), 15_000);
  await stop();
});
