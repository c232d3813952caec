import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectEncoder, type RtmpEncoder } from '../../../test/media/rtmp-encoder.ts';
import { type EncoderServer, openEncoderServer } from './encoder-server.ts';
import { EncoderRefusal } from './encoder-socket.ts';

const MB = 1_000_000;

let server: EncoderServer;
let received: number;
const unadmitted: Socket[] = [];

beforeEach(async () => {
  received = 0;
  server = await openEncoderServer({ host: '127.0.0.1', port: 0 }, async (key) => {
    if (key !== 'right') throw new EncoderRefusal('This stream key is not valid.');
    return { onPacket: ({ size }) => void (received += size), onEnd: () => {} };
  });
});
afterEach(async () => {
  for (const socket of unadmitted.splice(0)) socket.destroy();
  await server.close();
});

/** Connections that send nothing, from one of the addresses of this machine. */
async function connectUnadmitted(count: number, address: string): Promise<Socket[]> {
  const opened = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: address });
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      return socket;
    }),
  );
  unadmitted.push(...opened);
  return opened;
}

const connectEncoders = (count: number): Promise<RtmpEncoder[]> =>
  Promise.all(Array.from({ length: count }, () => connectEncoder(server.port, 'right')));

const countConnected = (encoders: readonly RtmpEncoder[]) => encoders.filter(({ isConnected }) => isConnected).length;

describe('connections without a key', () => {
  test('keep out none of ten encoders that reconnect at once', async () => {
    for (let network = 2; network < 6; network++) await connectUnadmitted(16, `127.0.0.${network}`);
    const encoders = await connectEncoders(10);
    expect(countConnected(encoders)).toBe(10);
  });

  test('from one address are evicted for the next one, the oldest first', async () => {
    const [oldest, ...others] = await connectUnadmitted(16, '127.0.0.2');
    // Within a second each has time to send its key.
    let later = 0;
    const isOldestClosed = async () => {
      later += (await connectUnadmitted(1, '127.0.0.2')).length;
      return oldest?.closed;
    };
    await expect.poll(isOldestClosed, { interval: 200 }).toBe(true);
    expect(later).toBeGreaterThan(1);
    expect(others.at(-1)?.closed).toBe(false);
  });

  test('disconnect no admitted encoder', async () => {
    const encoders = await connectEncoders(3);
    for (let network = 2; network < 12; network++) await connectUnadmitted(20, `127.0.0.${network}`);
    await expect.poll(() => unadmitted.filter(({ closed }) => !closed).length).toBe(64);
    expect(countConnected(encoders)).toBe(3);
  });

  test('with a dozen wrong keys keep out no encoder', async () => {
    const guesses = await Promise.allSettled(
      Array.from({ length: 80 }, () => connectEncoder(server.port, 'wrong').then((encoder) => encoder.disconnect())),
    );
    expect(guesses.every(({ status }) => status === 'rejected')).toBe(true);
    expect(countConnected(await connectEncoders(1))).toBe(1);
  });
});

test('twenty encoders of a hospital stream from one address', async () => {
  const encoders = await connectEncoders(20);
  for (const encoder of encoders) await encoder.sendPictures(100_000);
  await expect.poll(() => received).toBeGreaterThanOrEqual(20 * 100_000);
  expect(countConnected(encoders)).toBe(20);
});

test('the last of 65 encoders is refused and receives the reason', async () => {
  for (let batch = 0; batch < 8; batch++) await connectEncoders(8);
  await expect(connectEncoder(server.port, 'right')).rejects.toThrow('The portal takes no more streams now.');
});

test('an encoder that sends more than 50 Mbit/s for ten seconds is disconnected, whatever its timestamps are', async () => {
  const [encoder] = await connectEncoders(1);
  await encoder?.sendPictures(60 * MB);
  await expect.poll(() => received).toBeGreaterThan(59 * MB);
  expect(encoder?.isConnected).toBe(true);
  await encoder?.sendPictures(1200 * MB);
  await expect.poll(() => encoder?.isConnected).toBe(false);
  expect(received).toBeLessThan(64 * MB);
});
