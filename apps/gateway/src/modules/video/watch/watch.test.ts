import { errors } from '@osteon/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { DOCTOR, startWatchTests } from '../../../../test/video/watch-tests.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';

const HOUR = 60 * 60_000;

const {
  clock,
  video,
  forgeries,
  gateway,
  listener,
  open,
  other,
  report,
  reset,
  seconds,
  getSeen: seenOf,
  send,
  watch,
} = await startWatchTests();
afterAll(() => gateway.close());
beforeEach(reset);

describe('credit of an honest viewer', () => {
  test('every second that was watched, once, in one row', async () => {
    const openedAt = clock.now();
    const nonce = await open();
    expect(await watch(nonce, 0, 60)).toEqual({ watchedSeconds: 60, creditSeconds: 10 });
    expect(await watch(nonce, 40, 70)).toEqual({ watchedSeconds: 70, creditSeconds: 10 });
    expect(await watch(nonce, 100, 105)).toEqual({ watchedSeconds: 75, creditSeconds: 5 });
    expect(await seenOf()).toEqual({
      seenSeconds: 75,
      durationSeconds: seconds,
      isSeen: false,
      seenRanges: [
        { startSeconds: 0, endSeconds: 70 },
        { startSeconds: 100, endSeconds: 105 },
      ],
      sessions: [openedAt],
    });
    const [rows] = await gateway.deps.sql`
      select (select count(*)::int from watched_video) as videos, (select count(*)::int from watch_session) as sessions,
        (select count(*)::int from watch_budget) as clocks`;
    expect(rows).toEqual({ videos: 1, sessions: 1, clocks: 1 });
    expect(await forgeries()).toEqual([]);
  });

  test('at double speed twice the seconds, at half speed half of them', async () => {
    const nonce = await open();
    clock.advance(10_000);
    expect(await report(nonce, { from: 0, to: 20, speed: 2 })).toMatchObject({ creditSeconds: 20 });
    clock.advance(10_000);
    expect(await report(nonce, { from: 20, to: 25, speed: 0.5 })).toMatchObject({ creditSeconds: 5 });
    expect(await forgeries()).toEqual([]);
  });

  test('the reports of two minutes without a network, sent all at once', async () => {
    const nonce = await open();
    await watch(nonce, 0, 10);
    clock.advance(120_000);
    for (let from = 10; from < 130; from += 10) await report(nonce, { from, to: from + 10 });
    expect(await seenOf()).toMatchObject({ seenSeconds: 130 });
    expect(await watch(nonce, 130, 140)).toMatchObject({ watchedSeconds: 140, creditSeconds: 10 });
    expect(await forgeries()).toEqual([]);
  });

  test('a response that was lost is sent again, and counts once', async () => {
    const nonce = await open();
    await watch(nonce, 0, 10);
    clock.advance(10_000);
    const first = await report(nonce, { from: 10, to: 20 });
    expect(first).toEqual({ watchedSeconds: 20, creditSeconds: 10 });
    const again = await Promise.all(Array.from({ length: 20 }, () => report(nonce, { from: 10, to: 20 })));
    expect(again).toEqual(again.map(() => first));
    // The time of the next one is still there.
    expect(await watch(nonce, 20, 30)).toEqual({ watchedSeconds: 30, creditSeconds: 10 });
    expect(await forgeries()).toEqual([]);
  });

  test('a video in several sessions is one row, with all of them as evidence', async () => {
    const opened: number[] = [];
    for (const from of [0, 50, 100]) {
      opened.push(clock.now());
      await watch(await open(), from, from + 20);
      clock.advance(HOUR);
    }
    expect(await seenOf()).toMatchObject({ seenSeconds: 60, sessions: opened });
  });

  test('nothing for a picture that was hidden', async () => {
    const nonce = await open();
    clock.advance(10_000);
    expect(await report(nonce, { from: 0, to: 10, visible: false })).toEqual({ watchedSeconds: 0, creditSeconds: 0 });
    expect(await forgeries()).toEqual([]);
  });
});

describe('one account watches with one player at a time', () => {
  test('two tabs earn as much as one, and the second continues when the first stops', async () => {
    const [first, second] = [await open(video), await open(other)];
    for (let from = 0; from < 60; from += 10) {
      clock.advance(10_000);
      await report(first, { from, to: from + 10 });
      await report(second, { from, to: from + 10 });
    }
    expect(await seenOf(video)).toMatchObject({ seenSeconds: 60 });
    expect(await seenOf(other)).toMatchObject({ seenSeconds: 0 });
    expect(await watch(second, 60, 80)).toMatchObject({ watchedSeconds: 20 });
    expect(await forgeries()).toEqual([]);
  });

  test('the time before the other player was opened is not credited to it', async () => {
    const first = await open(video);
    clock.advance(120_000);
    const second = await open(other);
    clock.advance(10_000);
    await report(second, { from: 0, to: 10 });
    await report(first, { from: 0, to: 10 });
    expect([(await seenOf(other))?.seenSeconds, (await seenOf(video))?.seenSeconds]).toEqual([10, 0]);
  });

  test('fifty heartbeats at once earn no more than the time that has passed', async () => {
    const nonces = await Promise.all(Array.from({ length: 5 }, () => open()));
    clock.advance(10_000);
    const all = Array.from({ length: 50 }, (_, index) =>
      report(nonces[index % 5] ?? '', { from: index * 3, to: index * 3 + 3 }),
    );
    await Promise.all(all);
    const { seenSeconds = -1 } = (await seenOf()) ?? {};
    expect(seenSeconds).toBeGreaterThan(2);
    expect(seenSeconds).toBeLessThanOrEqual(10);
  });
});

describe('completion of a video', () => {
  /** Watches a share of the video in one session. */
  const watchTo = async (share: number) => watch(await open(), 0, Math.ceil(seconds * share));

  test('is reported once, at 90 % of its seconds', async () => {
    await watchTo(0.89);
    expect([listener.notified, (await seenOf())?.isSeen]).toEqual([[], false]);
    const nonce = await open();
    await watch(nonce, Math.floor(seconds * 0.85), Math.ceil(seconds * 0.95));
    expect([listener.notified, (await seenOf())?.isSeen]).toEqual([[{ accountId: DOCTOR, videoId: video }], true]);
    await watchTo(1);
    expect(listener.notified).toHaveLength(1);
  });

  test('is reported in its transaction: without the credit there is no heartbeat', async () => {
    await watchTo(0.89);
    const nonce = await open();
    const heartbeat = { from: Math.floor(seconds * 0.88), to: Math.ceil(seconds * 0.93) };
    clock.advance((heartbeat.to - heartbeat.from) * 1000);
    listener.fails = true;
    expect((await send(nonce, heartbeat)).code).toBe(errors.internal.code);
    listener.fails = false;
    expect((await seenOf())?.isSeen).toBe(false);
    await report(nonce, heartbeat);
    expect([listener.notified.length, (await seenOf())?.isSeen]).toEqual([1, true]);
  });

  test('is retained when a longer version follows', async () => {
    await watchTo(1);
    const change = (factor: number) => gateway.deps.sql`
      update video_media set media = media || jsonb_build_object('seconds', (media ->> 'seconds')::float8 * ${factor}::float8)
      where video_id = ${video} and replaced_at is null`;
    await change(2);
    expect(await seenOf()).toMatchObject({ isSeen: true, durationSeconds: seconds * 2, seenSeconds: seconds });
    await change(0.25);
    expect(await seenOf()).toMatchObject({ isSeen: true, durationSeconds: seconds / 2, seenSeconds: seconds / 2 });
    await change(2);
  });
});

describe('sessions', () => {
  test('a flood of them is twenty rows', async () => {
    for (let opened = 0; opened < 25; opened++) {
      await open();
      clock.advance(1);
    }
    expect(await gateway.deps.sql`select 1 from watch_session`).toHaveLength(20);
  });

  test('accept reports for a day, and are deleted after two; the ledger stays', async () => {
    const nonce = await open();
    await watch(nonce, 0, 10);
    clock.advance(24 * HOUR - 20_000);
    expect(await watch(nonce, 10, 20)).toMatchObject({ watchedSeconds: 20 });
    clock.advance(20_000);
    expect((await send(nonce, { from: 20, to: 30 })).code).toBe(errors.notFound.code);
    expect(await forgeries()).toEqual([]);
    clock.advance(24 * HOUR);
    await runDailyJobs(gateway.deps, gateway.modules.jobs);
    expect(await gateway.deps.sql`select 1 from watch_session`).toEqual([]);
    expect(await seenOf()).toMatchObject({ seenSeconds: 20 });
  });

  test('the nonce is in no row', async () => {
    const nonce = await open();
    const [row] = await gateway.deps.sql`select to_jsonb(s)::text as row from watch_session s`;
    expect(row?.['row']).not.toContain(nonce);
  });
});

test('the ledger is deleted with its account', async () => {
  const assistant = await gateway.login('13900000005');
  await watch(await open(video, assistant), 0, 20, assistant);
  await gateway.deps.sql`
    update account set cancel_requested_at = ${new Date(clock.now() - 16 * 24 * HOUR).toISOString()} where id = 'sample-05'`;
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  const left = await gateway.deps.sql`
    select account_id from watched_video union select account_id from watch_budget union select account_id from watch_session`;
  expect(left).toEqual([]);
});

test('a browser opens 60 sessions an hour and sends 120 heartbeats a minute', async () => {
  const limited = await testApp({ env: { LIMITS: 'on' } });
  const nurse = await limited.login('13900000004');
  const codesOf = async (count: number, sendRequest: () => Promise<{ json(): { code: number } }>) => {
    const replies = await Promise.all(Array.from({ length: count }, sendRequest));
    return replies.filter((reply) => reply.json().code === errors.tooMany.code).length;
  };
  expect(await codesOf(63, () => nurse.call('openWatchSession', { id: video }))).toBe(3);
  const invented = { nonce: 'invented', from: 0, to: 10, speed: 1 };
  expect(await codesOf(124, () => nurse.call('reportWatch', invented))).toBe(4);
  // Forgeries of one address fill no log.
  const [entries] = await limited.deps.sql`select count(*)::int as count from audit_entry where event = 'watchForged'`;
  expect(entries).toEqual({ count: 60 });
  await limited.close();
});
