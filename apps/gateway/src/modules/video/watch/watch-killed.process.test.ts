import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, calls, getPath, type RequestOf, type ResponseOf } from '@osteon/contract';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../../../../scripts/free-port.mjs';
import { type ChildGateway, startChildGateway } from '../../../../test/child-gateway.ts';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';

/** A video that everybody may watch to 180 s at least. */
const VIDEO_ID = 'v23';
const OWNER = 'sample-02';
/** The advisory lock at which a commit waits. */
const LOCK = 1;

// The gateway starts several times, possibly on a busy machine.
const PATIENCE = 180_000;

let database: TestDatabase;
let dataDir: string;
let port: number;
let gateway: ChildGateway;
let headers: Record<string, string>;

const start = () => startChildGateway(database.address, { port, dataDir });

beforeAll(async () => {
  [database, dataDir, port] = await Promise.all([
    testDatabase(),
    mkdtemp(join(tmpdir(), 'osteon-watch-')),
    findFreePort(),
  ]);
  gateway = await start();
  headers = { 'content-type': 'application/json' };
  const login = await post('accountPasswdLogin', { mobile: '13900000002', passwd: 'Osteon2026!' });
  const cookies = login.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const apiToken = cookies.find((cookie) => cookie.startsWith('apiToken='))?.slice('apiToken='.length) ?? '';
  headers = { ...headers, cookie: cookies.join('; '), apiToken };
}, PATIENCE);
afterAll(async () => {
  await gateway.kill();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const post = <Name extends CallName>(name: Name, payload: RequestOf<Name>) =>
  fetch(new URL(getPath(calls[name]), gateway.url), { method: 'POST', headers, body: JSON.stringify(payload) });

async function read<Name extends CallName>(reply: Promise<Response>): Promise<ResponseOf<Name>> {
  const body = (await (await reply).json()) as { data: ResponseOf<Name> };
  return body.data;
}

/** Opens a session that has been playing for a minute, as the gateway's clock is that of the machine. */
async function openOld(): Promise<string> {
  const { nonce } = await read<'openWatchSession'>(post('openWatchSession', { id: VIDEO_ID }));
  await database.sql`update watch_session set opened_at = opened_at - interval '1 minute'`;
  await database.sql`
    update watch_budget set last_report_at = last_report_at - interval '1 minute', accounted_until = accounted_until - interval '1 minute'`;
  return nonce;
}

async function getSeenSeconds(): Promise<number> {
  const [row] = await database.sql<{ seconds: number }[]>`
    select coalesce(sum((r ->> 'endSeconds')::float8 - (r ->> 'startSeconds')::float8), 0)::float8 as seconds
    from watched_video, jsonb_array_elements(ranges) r where account_id = ${OWNER} and video_id = ${VIDEO_ID}`;
  return row?.seconds ?? Number.NaN;
}

/** Waits until a heartbeat waits for a lock that the test holds. */
async function expectWaiting(): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await database.sql`
        select 1 from pg_stat_activity
        where datname = current_database() and application_name = 'osteon' and wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(1);
    },
    { timeout: 30_000, interval: 20 },
  );
}

/** Sends a heartbeat, kills the gateway while `hold` delays its response, releases it and starts the gateway again. */
async function killBeforeResponse(
  heartbeat: RequestOf<'reportWatch'>,
  hold: (tx: Sql) => PromiseLike<unknown>,
): Promise<void> {
  const connection = await database.sql.reserve();
  await connection`begin`;
  await hold(connection);
  const fate = post('reportWatch', heartbeat).then(
    () => 'answered',
    () => 'lost',
  );
  await expectWaiting();
  await gateway.kill();
  expect(await fate).toBe('lost');
  await connection`commit`;
  connection.release();
  gateway = await start();
}

test('a heartbeat that a kill has prevented from being stored is lost, and counts once when it is sent again', async () => {
  const heartbeat = { nonce: await openOld(), from: 0, to: 10, speed: 1 };
  await killBeforeResponse(heartbeat, (tx) => tx`select from watch_budget where account_id = ${OWNER} for update`);
  expect(await getSeenSeconds()).toBe(0);
  const answer = { watchedSeconds: 10, creditSeconds: 10 };
  expect(await read<'reportWatch'>(post('reportWatch', heartbeat))).toEqual(answer);
  expect(await read<'reportWatch'>(post('reportWatch', heartbeat))).toEqual(answer);
  expect(await getSeenSeconds()).toBe(10);
});

test('a heartbeat that was stored before the kill gets the same response when it is sent again, and counts once', async () => {
  const heartbeat = { nonce: await openOld(), from: 100, to: 110, speed: 1 };
  const before = await getSeenSeconds();
  await database.sql.unsafe(`
    create function wait_at_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(${LOCK}); return null; end $$;
    create constraint trigger wait_at_commit after insert or update on watched_video
      deferrable initially deferred for each row execute function wait_at_commit();`);
  await killBeforeResponse(heartbeat, (tx) => tx`select pg_advisory_xact_lock(${LOCK})`);
  await database.sql`drop function wait_at_commit cascade`;
  await expect.poll(getSeenSeconds).toBe(before + 10);
  const answer = { watchedSeconds: before + 10, creditSeconds: 10 };
  expect(await read<'reportWatch'>(post('reportWatch', heartbeat))).toEqual(answer);
  // Its time is accounted once: the rest of the minute still earns.
  expect(await read<'reportWatch'>(post('reportWatch', { ...heartbeat, from: 110, to: 150 }))).toMatchObject({
    creditSeconds: 40,
  });
  expect(await getSeenSeconds()).toBe(before + 50);
  expect(await database.sql`select 1 from audit_entry where event = 'watchForged'`).toEqual([]);
});
