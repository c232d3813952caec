import { TRY_WATCH_SECONDS } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { SEGMENT_SECONDS, storeRecording } from '../../../test/media/recording.ts';

/** A past event that is recorded here, in two channels of ten minutes, and one whose replay is a video. */
const RECORDED = 'l01';
const CHANNEL = `${RECORDED}-1`;
const WITH_VIDEO = 'l03';
const MINUTE = 60_000;
const clock = createFakeClock();
let gateway: TestApp;
let doctor: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  await gateway.deps.sql`update live_event set playback_video_id = null, status = 70 where id = ${RECORDED}`;
  for (const channel of [CHANNEL, `${RECORDED}-2`])
    await storeRecording(gateway, channel, [
      { startedAt: clock.now() - 60 * MINUTE, segments: (10 * MINUTE) / (SEGMENT_SECONDS * 1000) },
    ]);
  doctor = await gateway.login('13900000002');
});
afterAll(() => gateway.close());

const save = async (browser: Browser, positionSeconds: number, channelId: string | undefined = CHANNEL) =>
  (await browser.call('saveReplayPosition', { activityId: RECORDED, channelId, positionSeconds })).json();
const readPositions = async (browser: Browser, activityId = RECORDED): Promise<(number | null)[]> =>
  (await browser.call('getActivityDetail', { activityId }))
    .json()
    .data.meetingActivity.replayList.map(({ positionSeconds }: { positionSeconds: number | null }) => positionSeconds);

test('a replay is resumed at the position of its viewer, separately in each channel, and for nobody else', async () => {
  expect(await readPositions(doctor)).toEqual([null, null]);
  expect((await save(doctor, 100)).data).toEqual({ positionSeconds: 100 });
  expect((await save(doctor, 200.5)).data).toEqual({ positionSeconds: 200.5 });
  await save(doctor, 42, `${RECORDED}-2`);
  expect(await readPositions(doctor)).toEqual([200.5, 42]);
  expect(await readPositions(await gateway.login('13900000003'))).toEqual([null, null]);
  expect(await readPositions(gateway.browser())).toEqual([null, null]);
});

test.each([
  ['in the first 15 seconds', 14.9, null],
  ['after them', 15, 15],
  ['in the last 15 seconds', 590, null],
  ['after the end', 10_000, null],
])('a position %s', async (_where, seconds, offered) => {
  await save(doctor, seconds);
  expect((await readPositions(doctor))[0]).toBe(offered);
});

test('a viewer of a part is resumed within it', async () => {
  const uncertified = await gateway.login('13900000001');
  expect((await save(uncertified, 400)).data).toEqual({ positionSeconds: TRY_WATCH_SECONDS });
  expect((await readPositions(uncertified))[0]).toBeNull();
  await save(uncertified, 90);
  expect((await readPositions(uncertified))[0]).toBe(90);
});

test('a replay that is a video has the position of the video', async () => {
  const [event] = await gateway.deps.sql`select playback_video_id as id from live_event where id = ${WITH_VIDEO}`;
  const id = String(event?.['id']);
  const readVideoPosition = async () => (await doctor.call('getVideoPlay', { id })).json().data.positionSeconds;
  await doctor.call('savePlayPosition', { id, positionSeconds: 30 });
  expect(await readPositions(doctor, WITH_VIDEO)).toEqual([30]);
  await doctor.call('saveReplayPosition', { activityId: WITH_VIDEO, positionSeconds: 25 });
  expect([await readVideoPosition(), await readPositions(doctor, WITH_VIDEO)]).toEqual([25, [25]]);
});

test('a position in an event without a replay, of another event, or of a visitor is refused', async () => {
  const code = async (browser: Browser, payload: object) =>
    (await browser.call('saveReplayPosition', { activityId: RECORDED, positionSeconds: 30, ...payload })).json().code;
  expect(await code(doctor, { channelId: 'l02-1' })).toBe(40_400);
  expect(await code(doctor, { channelId: '' })).toBe(40_000);
  expect(await code(doctor, {})).toBe(40_400);
  expect(await code(doctor, { activityId: 'l09', channelId: 'l09-1' })).toBe(40_400);
  expect(await code(doctor, { channelId: CHANNEL, positionSeconds: -1 })).toBe(40_000);
  expect(await code(gateway.browser(), { channelId: CHANNEL })).toBe(40_100);
});

test('positions are deleted with the browse record of the event, or with all records', async () => {
  await save(doctor, 100);
  await doctor.call('clearBrowseRecords', { item: { resourceType: 11, resourceId: WITH_VIDEO } });
  expect((await readPositions(doctor))[0]).toBe(100);
  await doctor.call('clearBrowseRecords', { item: { resourceType: 11, resourceId: RECORDED } });
  expect(await readPositions(doctor)).toEqual([null, null]);
  await save(doctor, 100);
  await doctor.call('clearBrowseRecords', {});
  expect(await readPositions(doctor)).toEqual([null, null]);
});

test('the replays that an account started are listed, each with the channel that was watched last', async () => {
  const nurse = await gateway.login('13900000004');
  const listStarted = async (browser: Browser) => (await browser.call('listBegunReplays', {})).json();
  expect((await listStarted(nurse)).data).toEqual({ list: [] });
  await save(nurse, 100);
  clock.advance(1000);
  await save(nurse, 42.5, `${RECORDED}-2`);
  clock.advance(1000);
  await nurse.call('saveReplayPosition', { activityId: WITH_VIDEO, positionSeconds: 80 });
  const { list } = (await listStarted(nurse)).data;
  expect(list).toMatchObject([
    { activityId: WITH_VIDEO, pcLink: `/meetingDetail?liveMeetingUuid=${WITH_VIDEO}&t=80`, positionSeconds: 80 },
    {
      activityId: RECORDED,
      pcLink: `/liveDetail?activityId=${RECORDED}&channel=${RECORDED}-2&t=42`,
      positionSeconds: 42.5,
      durationSeconds: 600,
    },
  ]);
  const [listed] = (await nurse.call('listLives', { when: 'past', keyWord: list[0].activityTitle })).json().data.list;
  expect(list[0].durationSeconds).toBe(listed.replay.durationSeconds);
  const chapters: { startSeconds: number; title: string }[] = listed.replay.chapters;
  expect(list[0].chapterTitle).toBe(chapters.findLast(({ startSeconds }) => startSeconds <= 80)?.title);

  await gateway.deps.sql`update live_event set status = 71 where id = ${WITH_VIDEO}`;
  expect((await listStarted(nurse)).data.list).toMatchObject([{ activityId: RECORDED }]);
  await gateway.deps.sql`update live_event set status = 70 where id = ${WITH_VIDEO}`;
  expect((await listStarted(gateway.browser())).code).toBe(40_100);
});
