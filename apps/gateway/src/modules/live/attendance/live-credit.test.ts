import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { storeRecording } from '../../../../test/media/recording.ts';
import { watchEvent } from '../../../../test/room/watch-event.ts';
import { commands } from '../../../operator/commands.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVENT = 'l06';

const clock = createFakeClock();
let startAt: number;
let gateway: TestApp;
let assistant: Browser;
let doctor: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  assistant = await gateway.login('13900000003');
  doctor = await gateway.login('13900000002');
});
afterAll(() => gateway.close());

beforeEach(async () => {
  const { sql } = gateway.deps;
  startAt = Math.ceil(clock.now() / HOUR) * HOUR + HOUR;
  clock.set(startAt);
  await storeRecording(gateway, `${EVENT}-1`, [{ startedAt: startAt - 10_000, segments: 5 }]);
  await sql`delete from credit_line`;
  await sql`delete from live_status_change where live_id = ${EVENT}`;
  await sql`
    update live_event set status = ${LiveStatus.advertise}, credit_class = 'II', credit_points = 1.5,
      credit_awarded_at = null
    where id = ${EVENT}`;
  await assistant.call('moveLiveStatus', { activityId: EVENT, event: 'start' });
});

/** Waits until so many minutes were stored as sent to the doctor, and ends the event. */
async function end(sent: number): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await gateway.deps.sql`
            select coalesce(sum(bit_count(sent)), 0)::int as sent from live_attendance
            where account_id = 'sample-02' and hour_at >= ${new Date(startAt).toISOString()}`
        )[0]?.['sent'],
      { timeout: 5000 },
    )
    .toBe(sent);
  await assistant.call('moveLiveStatus', { activityId: EVENT, event: 'end' });
}

async function runJob(afterMs = 2 * MINUTE): Promise<void> {
  clock.advance(afterMs);
  const worker = gateway.modules.workers.find(({ queue }) => queue.name === 'live-credit');
  if (!worker) throw new Error('there is no such worker');
  await worker.work({}, { id: '1', attempt: 0, isLastAttempt: true, signal: new AbortController().signal });
}

const readLines = async (browser = doctor) => (await browser.call('getCreditYear', {})).json().data.lines;

const readIsAwarded = async () =>
  (await gateway.deps.sql`select credit_awarded_at is not null as is from live_event where id = ${EVENT}`)[0]?.['is'];

test('an account that was present earns the credit after the end, also if it left early; the evidence has its minutes', async () => {
  const student = await gateway.login('13900000006');
  const nurse = await gateway.login('13900000004');
  await watchEvent(clock, EVENT, 6, [{ browser: doctor }, { browser: student }, { browser: nurse }]);
  await watchEvent(clock, EVENT, 1, [{ browser: doctor }, { browser: student }]);
  clock.advance(3 * MINUTE);
  await end(7);
  await runJob(MINUTE / 2);
  expect(await readLines()).toEqual([]);
  await runJob();
  const [line, ...others] = await readLines();
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    sourceType: 'live',
    sourceId: EVENT,
    creditClass: 'II',
    points: 1.5,
    hours: 0.1,
    evidence: { watched: [], test: null, attended: { minutes: 7, ofMinutes: 10 } },
  });
  const accounts = await gateway.deps.sql`select account_id from credit_line where source_type = 'live'`;
  // Six minutes are too few, and the role of a student earns none.
  expect(accounts).toEqual([{ account_id: 'sample-02' }]);
});

test('jobs at the same time, and later ones, award once, and a revoked line is not awarded again', async () => {
  await watchEvent(clock, EVENT, 2, [{ browser: doctor }]);
  await end(2);
  await runJob();
  await gateway.deps.sql`update live_event set credit_awarded_at = null where id = ${EVENT}`;
  await Promise.all([runJob(), runJob()]);
  expect(await readLines()).toHaveLength(1);
  const [{ id }] = await readLines();
  for await (const _line of commands.credit?.read(['revoke', id, '--reason', '重复', '--by', '林'])(gateway.operator) ??
    []);
  await gateway.deps.sql`update live_event set credit_awarded_at = null where id = ${EVENT}`;
  await runJob();
  expect(await readLines()).toMatchObject([{ id, revokedReason: '重复' }]);
});

test.each([
  ['no class', { credit_class: null }],
  ['no points', { credit_points: 0 }],
])('an event with %s earns nothing', async (_name, change) => {
  await gateway.deps.sql`update live_event set ${gateway.deps.sql(change)} where id = ${EVENT}`;
  await watchEvent(clock, EVENT, 1, [{ browser: doctor }]);
  await end(1);
  await runJob();
  expect(await readLines()).toEqual([]);
  expect(await readIsAwarded()).toBe(false);
});

test('an event that runs, or that is taken down, earns nothing yet', async () => {
  await watchEvent(clock, EVENT, 1, [{ browser: doctor }]);
  await runJob();
  expect(await readIsAwarded()).toBe(false);
  await end(1);
  await gateway.deps.sql`update live_event set status = ${LiveStatus.disabled} where id = ${EVENT}`;
  await runJob();
  expect(await readLines()).toEqual([]);
});
