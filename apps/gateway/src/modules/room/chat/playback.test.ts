import { errors, type RequestOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { storeRecording } from '../../../../test/media/recording.ts';

const SECOND = 1000;
let gateway: TestApp;
let startAt: number;

beforeAll(async () => {
  gateway = await testApp();
  const { sql } = gateway.deps;
  // A recording of twenty seconds, a pause of forty, and ten seconds.
  startAt = Math.floor(Date.now() / SECOND) * SECOND - 120 * SECOND;
  await sql`update live_event set playback_video_id = null, status = ${LiveStatus.replay} where id = 'l02'`;
  await storeRecording(gateway, 'l02-1', [
    { startedAt: startAt, segments: 10 },
    { startedAt: startAt + 60 * SECOND, segments: 5 },
  ]);
  await storeRecording(gateway, 'l02-2', [{ startedAt: startAt + 4 * SECOND, segments: 5 }]);
  await sql`delete from live_message where live_id = 'l02'`;
  const seconds = [-30, 0, 10, 20, 30, 59, 60, 65, 70, 500];
  for (const [index, second] of seconds.entries())
    await sql`
      insert into live_message (id, live_id, position, msg_type, msg_user_status, text, hash, sent_at)
      values (${`m${second}`}, 'l02', ${index + 1}, 1, 1, ${String(second)}, ${String(second)},
        ${new Date(startAt + second * SECOND).toISOString()})`;
});
afterAll(() => gateway.close());

const call = async (payload: RequestOf<'getPlaybackRealtimeMessage'>) =>
  (await gateway.browser().call('getPlaybackRealtimeMessage', payload)).json();
const read = async (fromSeconds: number, toSeconds: number, payload = {}) => {
  const { data } = await call({ activityId: 'l02', fromSeconds, toSeconds, ...payload });
  const list = data.list as { msg: string; replaySeconds: number }[];
  return { messages: list.map(({ msg, replaySeconds }) => [Number(msg), replaySeconds]), next: data.nextSeconds };
};

test.each([
  [
    0,
    10,
    [
      [-30, 0],
      [0, 0],
    ],
    10,
  ],
  [10, 20, [[10, 10]], 20],
  [
    20,
    21,
    [
      [20, 20],
      [30, 20],
      [59, 20],
      [60, 20],
    ],
    25,
  ],
  [21, 25, [], 25],
  [
    25,
    40,
    [
      [65, 25],
      [70, 30],
      [500, 30],
    ],
    null,
  ],
  [30, 30, [], 30],
  [31, 90, [], null],
  [40, 10, [], null],
  [0, 0, [], null],
])(
  'from %d to %d s of a replay the messages of that time appear, those of pauses at the point where it continues',
  async (from, to, messages, next) => {
    expect(await read(from, to)).toEqual({ messages, next });
  },
);

test('another channel has its own timeline', async () => {
  expect((await read(0, 100, { channelId: 'l02-2' })).messages.slice(0, 4)).toEqual([
    [-30, 0],
    [0, 0],
    [10, 6],
    [20, 10],
  ]);
});

test('the chat of a video is spread over its duration as over the event', async () => {
  const { data } = await call({ activityId: 'l01', fromSeconds: 0, toSeconds: 100_000 });
  // The event is planned for 7,200 s, its video is 144 s long.
  expect(data.list).toHaveLength(27);
  expect(data.list[0]).toMatchObject({ replaySeconds: 1.2 });
  expect(data.list[26]).toMatchObject({ replaySeconds: 132 });
  const part = (await call({ activityId: 'l01', fromSeconds: 2, toSeconds: 3.5 })).data;
  expect(part).toMatchObject({ list: [{ replaySeconds: 3 }], nextSeconds: 4.2 });
});

test('a time range with many messages is read by pages', async () => {
  const { sql } = gateway.deps;
  await sql`
    insert into live_message (id, live_id, position, msg_type, msg_user_status, text, hash, sent_at)
    select 'p' || n, 'l04', n + 100, 1, 1, n::text, n::text, e.plan_start_at from generate_series(1, 250) as n, live_event e
    where e.id = 'l04'`;
  const part = { activityId: 'l04', fromSeconds: 0, toSeconds: 0.5 };
  const first = (await call(part)).data;
  const second = (await call({ ...part, cursor: first.nextCursor })).data;
  expect([...first.list, ...second.list].map(({ msg }) => Number(msg))).toEqual(
    Array.from({ length: 250 }, (_, n) => n + 1),
  );
  expect(second.nextCursor).toBeNull();
});

test.each([
  ['a running event', { activityId: 'l06' }, errors.notFound.code],
  ['an unknown event', { activityId: 'l99' }, errors.notFound.code],
  ['a channel of another event', { channelId: 'l03-1' }, errors.notFound.code],
  ['a negative second', { fromSeconds: -1 }, errors.badInput.code],
])('%s is refused', async (_what, payload, code) => {
  expect((await call({ activityId: 'l02', fromSeconds: 0, toSeconds: 9, ...payload })).code).toBe(code);
});
