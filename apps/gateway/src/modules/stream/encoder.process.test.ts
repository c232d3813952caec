import { connect } from 'node:net';
import { LiveStatus } from '@osteon/domain';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openLiveRoom, STREAM_PATIENCE } from '../../../test/media/live-room.ts';
import { createLog } from '../../platform/log/log.ts';
import { createStreamKey } from './stream-key.ts';
import { createStreamRepository } from './stream-repository.ts';

const room = await openLiveRoom();
const { db, sql } = room.gateway.deps;
afterAll(() => room.gateway.close());

/** No test of this file reads the times of a recording. */
const push = (key: string) => room.push(key, { rate: 4 });

const hasSegments = (channelId: string, count: number) =>
  vi.waitFor(
    async () => expect((await room.listSegments(channelId)).length).toBeGreaterThanOrEqual(count),
    STREAM_PATIENCE,
  );

const isRefused = (camera: { said(): string }, reason: string) =>
  vi.waitFor(() => expect(camera.said()).toContain(reason), STREAM_PATIENCE);

test.each([
  ['a missing key', () => 'anything'],
  ['the key of another channel', (key: string) => key.replace('l10-1', 'l10-2')],
  ['a changed secret', (key: string) => `${key}x`],
  ['an unknown channel', (key: string) => key.replace('l10-1', 'l99-1')],
])('%s is refused and the encoder receives the reason', async (_name, change) => {
  await room.announce('l10');
  const camera = push(change(await room.renewKey('l10-1')));
  await isRefused(camera, 'This stream key is not valid');
  expect(await room.listSegments('l10-1')).toEqual([]);
});

test.each([LiveStatus.default, LiveStatus.end, LiveStatus.replay])(
  'an event of status %d accepts no stream',
  async (status) => {
    await sql`update live_event set status = ${status} where id = 'l10'`;
    await isRefused(push(await room.renewKey('l10-1')), 'not open for a stream');
    expect(await room.listSegments('l10-1')).toEqual([]);
  },
);

test('a second encoder with the same key is refused and receives the reason, and the first continues', async () => {
  await room.announce('l12');
  const key = await room.renewKey('l12-1');
  push(key);
  await hasSegments('l12-1', 1);
  await isRefused(push(key), 'Another encoder is streaming with this key');
  const { length } = await room.listSegments('l12-1');
  await hasSegments('l12-1', length + 2);
  expect(new Set((await room.listSegments('l12-1')).map(({ runId }) => runId)).size).toBe(1);
});

test('a new key disconnects the encoder with the old one', async () => {
  await room.announce('l13');
  const camera = push(await room.renewKey('l13-1'));
  await hasSegments('l13-1', 1);
  await room.renewKey('l13-1');
  await vi.waitFor(() => expect(camera.process.exitCode).not.toBeNull(), STREAM_PATIENCE);
});

test('a key that is renewed while its encoder is being admitted is invalid', async () => {
  await room.announce('l11');
  const key = await room.renewKey('l11-1');
  let camera: ReturnType<typeof push> | undefined;
  await db.transaction(async (tx) => {
    await createStreamRepository(tx).setKey('l11-1', createStreamKey('l11-1').hash);
    // Finds the former key, and waits for the channel.
    camera = push(key);
    await vi.waitFor(async () => {
      const waiting = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(waiting.length).toBe(1);
    }, STREAM_PATIENCE);
  });
  await vi.waitFor(() => expect(camera?.said()).toContain('This stream key is not valid'), STREAM_PATIENCE);
  expect(await room.listSegments('l11-1')).toEqual([]);
});

test('an encoder that is silent for five seconds loses its lease to another one', async () => {
  await room.announce('l14');
  const key = await room.renewKey('l14-1');
  const camera = push(key);
  await hasSegments('l14-1', 1);
  camera.process.kill('SIGSTOP');
  await vi.waitFor(async () => {
    const [row] = await sql`select encoder_id from live_channel where id = 'l14-1'`;
    expect(row?.encoder_id).toBeNull();
  }, STREAM_PATIENCE);
  push(key);
  const { length } = await room.listSegments('l14-1');
  await hasSegments('l14-1', length + 1);
  const runs = (await room.listSegments('l14-1')).map(({ runPosition }) => runPosition);
  expect(new Set(runs)).toEqual(new Set([0, 1]));
});

test.each([
  ['a client without RTMP', Buffer.from('GET / HTTP/1.1\r\n\r\n'.repeat(300))],
  [
    'a message above the maximum size',
    Buffer.concat([Buffer.alloc(1 + 1536 + 1536, 3), Buffer.from('0300000000ffffff1400000000', 'hex')]),
  ],
])('%s is disconnected', async (_name, bytes) => {
  const socket = connect(room.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  socket.resume();
  await expect.poll(() => socket.closed).toBe(true);
});

test('a connection without a stream name is disconnected after five seconds, however slowly it sends', async () => {
  const socket = connect(room.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  const trickle = setInterval(() => socket.write(Buffer.from([3])), 500);
  await expect.poll(() => socket.closed).toBe(true);
  clearInterval(trickle);
});

test('a gateway whose port for encoders is in use logs it in one line, and serves everything else', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) });
  const other = await testApp({ log, beside: room.gateway, env: { LIVE_PORT: String(room.port) } });
  await other.app.listen({ port: 0 });
  await vi.waitFor(() => expect(lines.join('')).toContain('set LIVE_PORT to a free port, or to off'), STREAM_PATIENCE);
  expect(lines).toHaveLength(1);
  expect((await other.browser().call('getActivityDetail', { activityId: 'l10' })).statusCode).toBe(200);
  await other.close();
});
