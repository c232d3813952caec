import { afterAll, beforeEach, expect, test } from 'vitest';
import { runDailyJobs } from '../../../../test/jobs/run-daily-jobs.ts';
import { startWatchTests } from '../../../../test/video/watch-tests.ts';

const DAY = 24 * 60 * 60_000;

const { clock, video, gateway, listener, other, reset, seconds, getSeen: seenOf, ...calls } = await startWatchTests();
afterAll(() => gateway.close());

// The doctor logs in again, as days pass.
let doctor = await gateway.login('13900000002');
beforeEach(async () => {
  await reset();
  doctor = await gateway.login('13900000002');
});

const open = (id = video) => calls.open(id, doctor);
const watch = (nonce: string, from: number, to: number) => calls.watch(nonce, from, to, doctor);

const archiveVideos = () => runDailyJobs(gateway.deps, gateway.modules.jobs);

async function countRows() {
  const [rows] = await gateway.deps.sql`
    select (select count(*)::int from watched_video) as videos, (select count(*)::int from watched_video_archive) as months,
      (select count(*)::int from watch_session) as sessions`;
  return rows;
}

test('videos that no session plays any more are archived in one row of their month, with the same content', async () => {
  await watch(await open(video), 0, 40);
  await watch(await open(video), 60, 70);
  await watch(await open(other), 20, 30);
  const before = [await seenOf(video), await seenOf(other)];
  clock.advance(3 * DAY);
  await archiveVideos();
  expect(await countRows()).toEqual({ videos: 0, months: 1, sessions: 0 });
  expect([await seenOf(video), await seenOf(other)]).toEqual(before);
});

test('a video that may still be reported is not archived', async () => {
  const nonce = await open();
  await watch(nonce, 0, 20);
  clock.advance(20 * 60 * 60_000);
  await archiveVideos();
  expect(await countRows()).toEqual({ videos: 1, months: 0, sessions: 1 });
  expect(await watch(nonce, 20, 30)).toEqual({ watchedSeconds: 30, creditSeconds: 10 });
});

test('opening an archived video restores it, and its completion is reported once', async () => {
  await watch(await open(), 0, Math.ceil(seconds * 0.95));
  await watch(await open(other), 0, 10);
  // Always another month.
  clock.advance(31 * DAY);
  doctor = await gateway.login('13900000002');
  await archiveVideos();
  const nonce = await open();
  expect(await countRows()).toEqual({ videos: 1, months: 1, sessions: 1 });
  expect(await watch(nonce, 0, seconds)).toMatchObject({ watchedSeconds: seconds });
  expect([listener.notified.length, (await seenOf())?.sessions.length]).toEqual([1, 2]);
  clock.advance(62 * DAY);
  await archiveVideos();
  expect((await countRows())?.['months']).toBe(2);
  expect(await seenOf()).toMatchObject({ isSeen: true, seenSeconds: seconds });
  expect(await seenOf(other)).toMatchObject({ isSeen: false, seenSeconds: 10 });
});

test('opening videos while they are archived loses nothing', async () => {
  await watch(await open(video), 0, 30);
  await watch(await open(other), 0, 30);
  clock.advance(3 * DAY);
  await gateway.deps.sql`delete from watch_session`;
  const [, ...nonces] = await Promise.all([archiveVideos(), open(video), open(other), open(video)]);
  await watch(nonces[0] ?? '', 30, 40);
  expect(await seenOf(video)).toMatchObject({ seenSeconds: 40 });
  expect(await seenOf(other)).toMatchObject({ seenSeconds: 30 });
});
