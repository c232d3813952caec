import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../../../scripts/free-port.mjs';
import { startChildGateway } from '../../../test/child-gateway.ts';
import { openLiveRoom, STREAM_PATIENCE } from '../../../test/media/live-room.ts';

const room = await openLiveRoom();
const { gateway } = room;
const visitor = gateway.browser();
afterAll(() => gateway.close());

const readActivity = async () =>
  (await visitor.call('getActivityDetail', { activityId: 'l10' })).json().data.meetingActivity;

const untilStatus = (status: number) =>
  vi.waitFor(async () => expect((await readActivity()).status).toBe(status), STREAM_PATIENCE);

const untilStored = (count: number) =>
  vi.waitFor(
    async () => expect((await room.listSegments('l10-1')).length).toBeGreaterThanOrEqual(count),
    STREAM_PATIENCE,
  );

const get = (url: string) => visitor.send({ method: 'GET', url });

test('the pages of a gateway that is killed continue from the storage of the others, and so does its encoder', async () => {
  await room.announce('l10');
  const key = await room.renewKey('l10-1');
  const [port, livePort] = [await findFreePort(), await findFreePort()];
  const { dataDir } = gateway.deps.config;
  const more = { LIVE_PORT: String(livePort), WORKERS: 'off' };
  const child = await startChildGateway(gateway.address, { port, dataDir, more });
  const camera = room.push(key, { at: livePort });
  await untilStored(2);
  const { channelList } = await readActivity();
  const [{ playlistUrl, streamInfoWithClarity }] = channelList;
  await child.kill();
  await vi.waitFor(() => expect(camera.process.exitCode).not.toBeNull(), STREAM_PATIENCE);

  const before = await room.listSegments('l10-1');
  const base = playlistUrl.slice(0, playlistUrl.lastIndexOf('/'));
  const listFiles = async () => (await get(streamInfoWithClarity[0].url)).body.match(/^SD\/.*\.m4s$/gm) ?? [];
  const files = await listFiles();
  expect(files).toHaveLength(before.length);
  for (const file of files) expect((await get(`${base}/${file}`)).statusCode, file).toBe(200);
  await untilStatus(LiveStatus.pause);

  room.push(key);
  await untilStored(before.length + 2);
  await untilStatus(LiveStatus.living);
  const segments = await room.listSegments('l10-1');
  expect(segments.map(({ position }) => position)).toEqual(segments.map((_, index) => index));
  expect([...new Set(segments.map(({ runPosition }) => runPosition))]).toEqual([0, 1]);
  const after = await listFiles();
  expect(after.slice(0, files.length)).toEqual(files);
  expect((await get(`${base}/${after.at(-1)}`)).statusCode).toBe(200);
});
