import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { retakeKilledJobs, startWorkerProcess } from '../../../../test/jobs/worker-process.ts';
import { contentCommand } from '../../../operator/content/content-command.ts';
import { createPostNewContent } from '../../message/new-content/post-new-content-service.ts';
import { createFanOut, FAN_OUT_BATCH, type PostNewContent } from './fan-out-service.ts';

const AUTHOR = 'e05';
const FOLLOWERS = 5 * FAN_OUT_BATCH + 7;
const never = new AbortController().signal;
let gateway: TestApp;
let added = 0;

beforeAll(async () => {
  gateway = await testApp({ env: { WORKERS: 'off' }, poolSize: 8 });
  const { sql } = gateway.deps;
  await sql`
    insert into account (id, mobile, role_id, auth_state, agreed_at, created_at)
    select 'fan-' || n, '137' || lpad(n::text, 8, '0'), 5, 0, now(), now() from generate_series(1, ${FOLLOWERS}) as n`;
  await sql`
    insert into follow (account_id, ref_type, ref_id, followed_at, seen_at)
    select 'fan-' || n, 9, ${AUTHOR}, at, at
    from generate_series(1, ${FOLLOWERS}) as n, lateral (select timestamptz '2026-01-01' + (n / 3) * interval '1 second' as at) as moments`;
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.deps.sql`delete from message where kind = 'newContent'`;
});

/** Nobody has switched a channel on. */
const post = createPostNewContent({ deliver: () => Promise.resolve(), listWanting: () => Promise.resolve([]) });

/** Publishes a draft of the author by the operator's command; nobody works on its job yet. */
async function publish(): Promise<string> {
  const { sql } = gateway.deps;
  const id = `b${++added}`;
  await sql`
    insert into resource (id, type, title, title_en, title_grams, summary, specialty_id, author_id, picture_id, published_at,
      view_count, duration_seconds, vip, state, state_changed_at, state_reason)
    select ${id}, type, ${id}, title_en, title_grams, summary, specialty_id, ${AUTHOR}, picture_id, published_at,
      0, duration_seconds, vip, 'draft', now(), '' from resource where id = 'v03'`;
  await sql`
    insert into video select ${id}, kind, level, summary_en, chapters, steps, key_points, transcript from video where id = 'v03'`;
  for await (const _line of contentCommand.read(['publish', id])(gateway.deps));
  return id;
}

/** How many were told, how many messages each has, and the rows of each transaction. */
async function readTold(id: string) {
  const { sql } = gateway.deps;
  const [counts] = await sql`
    select told, done_at is not null as done,
      (select count(*)::int from message_item where resource_id = ${id}) as items,
      (select count(*)::int from message where kind = 'newContent') as messages
    from content_fan_out where resource_id = ${id}`;
  const batches = await sql`
    select count(*)::int as rows from message_item where resource_id = ${id} group by xmin::text order by rows`;
  return { ...counts, batches: batches.map(({ rows }) => Number(rows)) };
}

const WHOLE = {
  told: FOLLOWERS,
  done: true,
  items: FOLLOWERS,
  messages: FOLLOWERS,
  batches: [7, ...Array.from({ length: 5 }, () => FAN_OUT_BATCH)],
};

test('every follower is told once, a batch in each transaction', async () => {
  const id = await publish();
  await createFanOut(gateway.deps, post)(id, never);
  expect(await readTold(id)).toEqual(WHOLE);
});

test('jobs that run at once, and one that runs again, tell nobody twice', async () => {
  const id = await publish();
  const fanOut = createFanOut(gateway.deps, post);
  await Promise.all([fanOut(id, never), fanOut(id, never), fanOut(id, never)]);
  await fanOut(id, never);
  expect(await readTold(id)).toEqual(WHOLE);
});

test('a batch whose connection is lost is not half told, and a stopped job goes on where it was', async () => {
  const id = await publish();
  let calls = 0;
  const failing: PostNewContent = async (tx, content) => {
    const told = await post(tx, content);
    if (++calls === 3) throw new Error('the third batch fails');
    return told;
  };
  await expect(createFanOut(gateway.deps, failing)(id, never)).rejects.toThrow('the third batch fails');
  expect(await readTold(id)).toMatchObject({ told: 2 * FAN_OUT_BATCH, items: 2 * FAN_OUT_BATCH, done: false });
  const stopping = new AbortController();
  const stop: PostNewContent = async (tx, content) => {
    stopping.abort();
    return post(tx, content);
  };
  await expect(createFanOut(gateway.deps, stop)(id, stopping.signal)).rejects.toThrow();
  expect(await readTold(id)).toMatchObject({ told: 3 * FAN_OUT_BATCH, done: false });
  await createFanOut(gateway.deps, post)(id, never);
  expect(await readTold(id)).toEqual(WHOLE);
});

test('what is withdrawn meanwhile is told to nobody else', async () => {
  const id = await publish();
  let calls = 0;
  const withdrawing: PostNewContent = async (tx, content) => {
    if (++calls === 2) await gateway.deps.sql`update resource set state = 'withdrawn' where id = ${id}`;
    return post(tx, content);
  };
  await createFanOut(gateway.deps, withdrawing)(id, never);
  expect(await readTold(id)).toMatchObject({ told: 2 * FAN_OUT_BATCH, done: true });
});

test('a gateway that is killed amid its batches leaves the rest to another', async () => {
  const id = await publish();
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
  await vi.waitFor(async () => expect(await readTold(id)).toMatchObject({ told: 2 * FAN_OUT_BATCH }), {
    timeout: 30_000,
    interval: 50,
  });
  await killed.kill();
  release();
  await holding;
  expect(await readTold(id)).toMatchObject({ told: 2 * FAN_OUT_BATCH, done: false });
  const last = await startWorkerProcess(gateway.address);
  const finish = async () => {
    await retakeKilledJobs(gateway.deps);
    expect(await readTold(id)).toEqual(WHOLE);
  };
  await vi.waitFor(finish, { timeout: 30_000, interval: 300 });
  await last.kill();
});
