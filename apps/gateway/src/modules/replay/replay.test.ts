import type { ResponseOf } from '@osteon/contract';
import { LiveStatus, TRY_WATCH_SECONDS } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { SEGMENT_SECONDS, storeRecording } from '../../../test/media/recording.ts';
import { readMaster, readPlaylist } from '../../../test/playlist.ts';

/** Past events of the library, without a video here; the first is recorded in 200 s and, after a pause, in 40 s. */
const RECORDED = 'l01';
const UNRECORDED = 'l02';
const CHANNEL = `${RECORDED}-1`;
const MINUTE = 60_000;
const clock = createFakeClock();
let gateway: TestApp;
let visitor: Browser;
let doctor: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  visitor = gateway.browser();
  doctor = await gateway.login('13900000002');
  const { sql } = gateway.deps;
  await sql`update live_event set playback_video_id = null, status = 70 where id in (${RECORDED}, ${UNRECORDED})`;
  const [event] = await sql`select plan_start_at from live_event where id = ${RECORDED}`;
  const startAt = new Date(event?.['plan_start_at']).getTime();
  await storeRecording(gateway, CHANNEL, [
    { startedAt: startAt, segments: 100, renditions: ['SD', 'HD'] },
    { startedAt: startAt + 19 * MINUTE, segments: 60 },
  ]);
});
afterAll(() => gateway.close());

const readActivity = async (activityId: string, browser: Browser) =>
  (await browser.call('getActivityDetail', { activityId })).json().data;
const readReplay = async (browser: Browser) => (await readActivity(RECORDED, browser)).meetingActivity.replayList[0];
const get = (browser: Browser, url: string) => browser.send({ method: 'GET', url });
const toBase = (playlistUrl: string) => playlistUrl.slice(0, playlistUrl.lastIndexOf('/'));
const listFiles = (playlist: string) => playlist.split('\n').filter((line) => line.endsWith('.m4s'));

test('a replay has the renditions of its recording, each complete, without the pauses', async () => {
  const { meetingActivity, livePlaybackClarityResults } = await readActivity(RECORDED, doctor);
  const [replay] = meetingActivity.replayList;
  expect(meetingActivity).toMatchObject({
    isPlayback: true,
    playbackVideoUrl: replay.playlistUrl,
    watchAuth: { tryWatchFlag: false },
    gate: null,
  });
  expect(replay).toMatchObject({ channelId: CHANNEL, durationSeconds: 160 * SEGMENT_SECONDS });
  expect(livePlaybackClarityResults.map(({ clarity }: { clarity: string }) => clarity)).toEqual(['SD', 'HD']);
  expect((await get(doctor, replay.playlistUrl)).body).toContain('HD.m3u8');
  for (const { clarity, url } of livePlaybackClarityResults) {
    const { body, headers } = await get(doctor, url);
    expect(body).toMatch(/#EXT-X-PLAYLIST-TYPE:VOD\n[\s\S]*#EXT-X-ENDLIST\n$/);
    expect(body.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1);
    expect(headers['cache-control']).toBe('no-store');
    const again = await doctor.send({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-store']);
    const files = listFiles(body);
    expect(files).toHaveLength(160);
    // The second run lacks the larger rendition.
    expect([files[0]?.slice(0, 3), files[159]?.slice(0, 3)]).toEqual([clarity === 'HD' ? 'HD/' : 'SD/', 'SD/']);
    expect((await get(doctor, `${toBase(url)}/${files[159]}`)).statusCode).toBe(200);
  }
});

test('a viewer who may not watch the whole replay gets a try-watch, and no segment after it', async () => {
  const { meetingActivity } = await readActivity(RECORDED, visitor);
  expect(meetingActivity).toMatchObject({ watchAuth: { tryWatchFlag: true, tryWatchDuration: 180 }, gate: 'login' });
  const { playlistUrl } = meetingActivity.replayList[0];
  const base = toBase(playlistUrl);
  for (const rendition of ['SD', 'HD', 'audio']) {
    const { body } = await get(visitor, `${base}/${rendition}.m3u8`);
    expect(listFiles(body)).toHaveLength(TRY_WATCH_SECONDS / SEGMENT_SECONDS);
    expect(body).toMatch(/#EXT-X-ENDLIST\n$/);
  }
  const whole = await get(doctor, `${toBase((await readReplay(doctor)).playlistUrl)}/SD.m3u8`);
  const files = listFiles(whole.body);
  const codes = [];
  for (const index of [0, 89, 90, 100, 159]) codes.push((await get(visitor, `${base}/${files[index]}`)).statusCode);
  expect(codes).toEqual([200, 200, 403, 403, 403]);
  const uncertified = await gateway.login('13900000001');
  expect((await readActivity(RECORDED, uncertified)).meetingActivity.gate).toBe('certification');
});

test('a link is bound to its browser and account, and to files of its recording', async () => {
  const { playlistUrl } = await readReplay(doctor);
  const otherBrowser = gateway.browser();
  expect((await get(otherBrowser, playlistUrl)).statusCode).toBe(403);
  const other = await gateway.login('13900000003');
  expect((await get(other, playlistUrl)).statusCode).toBe(403);
  const base = toBase(playlistUrl);
  for (const file of ['4K.m3u8', 'FHD/x.m4s', '../l02-1/SD.m3u8', 'SD/11111111-1111-4111-8111-111111111111/0.m4s'])
    expect((await get(doctor, `${base}/${file}`)).statusCode, file).not.toBe(200);
  const foreign = await doctor.send({
    method: 'GET',
    url: playlistUrl,
    headers: { referer: 'https://elsewhere.example/' },
  });
  expect(foreign.statusCode).toBe(403);
  clock.advance(6 * 60 * MINUTE);
  expect((await get(doctor, playlistUrl)).statusCode).toBe(403);
});

test('chapters are the items of the agenda at their position in the recording', async () => {
  const { chapters, durationSeconds } = await readReplay(doctor);
  expect(chapters.length).toBeGreaterThan(0);
  expect(chapters[0]).toMatchObject({
    itemId: expect.stringMatching(/./),
    startSeconds: 0,
    title: expect.any(String),
    speaker: expect.any(String),
  });
  const starts = chapters.map(({ startSeconds }: { startSeconds: number }) => startSeconds);
  expect(starts).toEqual([...new Set<number>(starts)].toSorted((a, b) => a - b));
  // An item that started in the pause is at the point where the recording continues; nothing is after the end.
  expect(
    starts.filter((second: number) => second > 0).every((second: number) => second >= 200 && second < durationSeconds),
  ).toBe(true);
});

test('an event without a recording has no replay, nor has one that is not open', async () => {
  expect((await readActivity(UNRECORDED, doctor)).meetingActivity).toMatchObject({
    replayList: [],
    playbackVideoUrl: '',
  });
  const { playlistUrl } = await readReplay(doctor);
  const { sql } = gateway.deps;
  await sql`update live_event set status = ${LiveStatus.replayPause} where id = ${RECORDED}`;
  clock.advance(MINUTE);
  expect((await readActivity(RECORDED, doctor)).meetingActivity).toMatchObject({ isPlayback: false, replayList: [] });
  await sql`select pg_notify('osteon_content', ${RECORDED})`;
  await expect.poll(async () => (await get(doctor, playlistUrl)).statusCode).toBe(404);
  await sql`update live_event set status = 70 where id = ${RECORDED}`;
  await sql`select pg_notify('osteon_content', ${RECORDED})`;
});

test('a video is the replay of an event that has one, with the rights of an open video', async () => {
  const { meetingActivity, livePlaybackClarityResults } = await readActivity('l03', visitor);
  const [replay] = meetingActivity.replayList;
  expect(livePlaybackClarityResults).toEqual(replay.streamInfoWithClarity);
  expect(replay).toMatchObject({ channelId: '', playlistUrl: expect.stringMatching(/^\/media\/videos\//) });
  expect(replay.chapters.length).toBeGreaterThan(0);
  expect((await get(visitor, replay.playlistUrl)).statusCode).toBe(200);
  expect(meetingActivity.watchAuth).toMatchObject({ tryWatchFlag: true });
});

test('a video has a link for each rendition, with its audio, for its viewer and up to the end of a try-watch', async () => {
  const find = async (browser: Browser): Promise<ResponseOf<'getActivityDetail'>['livePlaybackClarityResults']> =>
    (await readActivity('l03', browser)).livePlaybackClarityResults;
  const beside = (url: string, address = '') => new URL(address, `http://osteon.test${url}`).pathname;
  const certified = await gateway.login('13900000003');
  // Roles 5 and 14.
  const uncertified = [await gateway.login('13900000001'), await gateway.login('13900000006')];
  for (const browser of [visitor, ...uncertified, certified]) {
    const links = await find(browser);
    expect(links.map(({ clarity }) => clarity)).toEqual(['SD', 'HD', 'FHD']);
    for (const { url } of links) {
      const master = readMaster((await get(browser, url)).body);
      expect([master.renditions.length, master.audio.length]).toEqual([1, 2]);
      for (const track of [...master.renditions, ...master.audio]) {
        const { body } = await get(browser, beside(url, track));
        const length = readPlaylist(body).seconds.reduce((sum, each) => sum + each, 0);
        if (browser === certified) expect(length).toBeGreaterThan(TRY_WATCH_SECONDS + 1);
        else expect(Math.abs(length - TRY_WATCH_SECONDS)).toBeLessThan(0.1);
      }
      expect((await get(gateway.browser(), url)).statusCode).toBe(403);
    }
    const renditions = await Promise.all(
      links.map(async ({ url }) => readMaster((await get(browser, url)).body).renditions[0]),
    );
    expect(new Set(renditions).size).toBe(3);
  }
});

test('a play is counted once per play session of a browser', async () => {
  const count = async (browser: Browser) =>
    (await browser.call('addPlaybackNum', { activityId: RECORDED })).json().data.counted;
  const readCount = async () => (await readActivity(RECORDED, doctor)).meetingActivity.playbackCount;
  const before = await readCount();
  expect([await count(doctor), await count(doctor), await count(visitor)]).toEqual([true, false, true]);
  clock.advance(31 * MINUTE);
  expect([await count(doctor), await count(doctor)]).toEqual([true, false]);
  expect(await readCount()).toBe(before + 3);
  expect((await doctor.call('addPlaybackNum', { activityId: 'l09' })).json().code).toBe(40_400);
  expect((await doctor.call('addPlaybackNum', { activityId: '' })).json().code).toBe(40_000);
});
