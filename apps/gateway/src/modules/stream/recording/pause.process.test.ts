import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { openLiveRoom, STREAM_PATIENCE } from '../../../../test/media/live-room.ts';

const room = await openLiveRoom();
const { gateway } = room;
const { sql, config } = gateway.deps;
// Receives the calls, while the encoder is connected to the first one.
const other = await testApp({ beside: gateway });
await other.app.listen({ port: 0 });
// An assistant of l06 to l08 (rules/live-operator#assistants).
const assistant = await other.login('13900000003');
const visitor = gateway.browser();
afterAll(async () => {
  await other.close();
  await gateway.close();
});

const move = async (event: 'pause' | 'resume' | 'end') =>
  (await assistant.call('moveLiveStatus', { activityId: 'l06', event })).json().data?.status;

const readActivity = async () =>
  (await visitor.call('getActivityDetail', { activityId: 'l06' })).json().data.meetingActivity;

async function readPlaylist(): Promise<string> {
  const { channelList } = await readActivity();
  return (await visitor.send({ method: 'GET', url: channelList[0].streamInfoWithClarity[0].url })).body;
}

const listSegments = () => room.listSegments('l06-1');

const untilSegments = (count: number) =>
  vi.waitFor(async () => expect((await listSegments()).length).toBeGreaterThanOrEqual(count), STREAM_PATIENCE);

const readLease = async () => (await sql`select encoder_id, encoder_seen_at from live_channel where id = 'l06-1'`)[0];

/** Waits until the encoder has been connected for some more seconds, in which two segments would be stored. */
async function untilLeaseRenewed(times: number): Promise<void> {
  for (let renewals = 0; renewals < times; renewals++) {
    const { encoder_seen_at: before } = (await readLease()) ?? {};
    await vi.waitFor(async () => expect((await readLease())?.encoder_seen_at).not.toEqual(before), STREAM_PATIENCE);
  }
}

const listFiles = async () =>
  (await readdir(join(config.dataDir, 'files', 'live', 'l06-1', 'SD'), { recursive: true }).catch(() => [])).filter(
    (name) => name.endsWith('.m4s'),
  );

test('a pause by hand at another gateway stops segments at once; only a resume by hand publishes again, without those of the pause', async () => {
  await room.announce('l06');
  room.push(await room.renewKey('l06-1'));
  await untilSegments(2);
  const encoder = (await readLease())?.encoder_id;

  expect(await move('pause')).toBe(LiveStatus.pause);
  const pausedAt = Date.now();
  const before = await listSegments();
  const [playlist, files] = [await readPlaylist(), await listFiles()];
  await untilLeaseRenewed(6);
  expect(await listSegments()).toEqual(before);
  expect(await readPlaylist()).toBe(playlist);
  expect(await listFiles()).toEqual(files);
  expect((await readActivity()).status).toBe(LiveStatus.pause);
  expect((await readLease())?.encoder_id).toBe(encoder);

  const resumedAt = Date.now();
  expect(await move('resume')).toBe(LiveStatus.living);
  await untilSegments(before.length + 2);
  expect((await readActivity()).status).toBe(LiveStatus.living);
  expect((await readLease())?.encoder_id).toBe(encoder);
  const after = (await listSegments()).slice(before.length);
  expect(new Set(after.map(({ runPosition }) => runPosition))).toEqual(new Set([1]));
  // A second of tolerance, as the packets of an encoder are sent in bursts.
  for (const { startedAt } of after) expect(startedAt).toBeGreaterThan(resumedAt - 1000);
  for (const { startedAt, seconds } of before) expect(startedAt + seconds * 1000).toBeLessThan(pausedAt + 1000);
  expect(await readPlaylist()).toMatch(/#EXT-X-DISCONTINUITY\n/);
  const { data: health } = (await assistant.call('getLiveHealth', { activityId: 'l06' })).json();
  // The camera sends a small picture with 15 frames a second.
  expect(health.channels[0]).toMatchObject({ channelId: 'l06-1', state: 'weak', delayMs: expect.any(Number) });
  expect(health.channels[0].line.length).toBeGreaterThan(1);
  expect(health.channels[0].frames).toBeGreaterThan(10);
  const changes = await sql`
    select transition, actor from live_status_change where live_id = 'l06' order by id desc limit 2`;
  expect(changes).toEqual([
    { transition: 'resume', actor: 'assistant' },
    { transition: 'pause', actor: 'assistant' },
  ]);
});

test('an encoder that connects again during a pause by hand publishes nothing, nor does the end of the event', async () => {
  await room.announce('l06');
  const key = await room.renewKey('l06-1');
  const { length: stored } = await listSegments();
  const camera = room.push(key);
  await untilSegments(stored + 1);
  await move('pause');
  await camera.stop();
  const before = await listSegments();
  await vi.waitFor(async () => expect((await readLease())?.encoder_id).toBeNull(), STREAM_PATIENCE);
  room.push(key);
  await vi.waitFor(async () => expect((await readLease())?.encoder_id).not.toBeNull(), STREAM_PATIENCE);
  await untilLeaseRenewed(5);
  expect(await listSegments()).toEqual(before);
  expect((await readActivity()).status).toBe(LiveStatus.pause);

  expect(await move('end')).toBe(LiveStatus.end);
  await vi.waitFor(async () => expect((await readLease())?.encoder_id).toBeNull(), STREAM_PATIENCE);
  expect(await listSegments()).toEqual(before);
});
