import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { runDailyJobs } from '../../../test/jobs/run-daily-jobs.ts';
import { storeRecording } from '../../../test/media/recording.ts';
import { createStreamRepository } from '../stream/stream-repository.ts';

const DAY = 24 * 60 * 60_000;
const clock = createFakeClock();
const gateway = await testApp({ clock, env: { LIVE_RETENTION_DAYS: '30' } });
afterAll(() => gateway.close());

const { sql, storage } = gateway.deps;
const browser = await gateway.login('13900000002');

async function runJobs(): Promise<void> {
  clock.advance(2 * DAY);
  await runDailyJobs(gateway.deps, gateway.modules.jobs);
}

const readActivity = async (activityId: string) =>
  (await browser.call('getActivityDetail', { activityId })).json().data.meetingActivity;

test('a recording is deleted after its retention, with its files, and its replay is paused', async () => {
  await sql`update live_event set playback_video_id = null, status = 70 where id in ('l01', 'l02', 'l03')`;
  await sql`update live_event set status = 40 where id = 'l03'`;
  const now = clock.now();
  await storeRecording(gateway, 'l01-1', [{ startedAt: now - 31 * DAY, segments: 2 }]);
  await storeRecording(gateway, 'l02-1', [{ startedAt: now - 5 * DAY, segments: 2 }]);
  await storeRecording(gateway, 'l03-1', [{ startedAt: now - 31 * DAY, segments: 2 }]);
  const { playlistUrl } = (await readActivity('l01')).replayList[0];
  const countFiles = async (channelId: string) =>
    [...(await storage.files.listAll(`live/${channelId}`, { recursive: true })).objects].length;
  expect(await countFiles('l01-1')).toBeGreaterThan(0);

  await runJobs();
  expect(await countFiles('l01-1')).toBe(0);
  expect(await createStreamRepository(gateway.deps.db).listSegments('l01-1', 'SD', { after: -1, since: 0 })).toEqual(
    [],
  );
  expect(await readActivity('l01')).toMatchObject({
    status: LiveStatus.replayPause,
    replayList: [],
    playbackVideoUrl: '',
  });
  await expect.poll(async () => (await browser.send({ method: 'GET', url: playlistUrl })).statusCode).not.toBe(200);
  expect((await readActivity('l02')).replayList).toHaveLength(1);
  // A recording that may still be running is not removed.
  expect(
    await createStreamRepository(gateway.deps.db).listSegments('l03-1', 'SD', { after: -1, since: 0 }),
  ).toHaveLength(2);
});

test('counted plays are deleted', async () => {
  await browser.call('addPlaybackNum', { activityId: 'l02' });
  expect(await sql`select live_id from live_playback`).toHaveLength(1);
  await runJobs();
  expect(await sql`select live_id from live_playback`).toEqual([]);
});
