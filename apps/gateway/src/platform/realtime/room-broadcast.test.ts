import type { Sql } from 'postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRoomBroadcast, type ReadRoomMessages } from './room-broadcast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A broadcast of one resource to its pages, whose messages are read by `read`. */
async function openBroadcast(read: ReadRoomMessages) {
  let notify: (payload: string) => void = () => undefined;
  const listen = async (_channel: string, onNotify: (payload: string) => void) => {
    notify = onNotify;
    return { unlisten: async () => undefined };
  };
  const broadcast = createRoomBroadcast({ listen } as unknown as Sql, { error: vi.fn() });
  broadcast.onMessages(read);
  const sent: unknown[] = [];
  await broadcast.subscribe({ isOpen: () => true, send: (_id, news) => sent.push(news), notifyGap: vi.fn() });
  return { sent, notify: (payload: string) => notify(payload) };
}

/** Messages that are their positions, after one and up to another. */
const listPositions = (since: number, last: number) => ({
  last,
  messages: Array.from({ length: last - since }, (_, index) => since + index + 1),
});

test('a message that is sent while others are read is broadcast once', async () => {
  let last = 1;
  const { sent, notify } = await openBroadcast(async (_id, since) => {
    // Longer than messages are gathered for.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return listPositions(since, last);
  });
  notify('1 l07');
  await vi.advanceTimersByTimeAsync(200);
  last = 2;
  notify('2 l07');
  await vi.advanceTimersByTimeAsync(2000);
  last = 3;
  notify('3 l07');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([[1, 2], [3]]);
});

test('more messages than a packet has are broadcast in several', async () => {
  const { sent, notify } = await openBroadcast(async (_id, since) => listPositions(since, Math.min(since + 2, 5)));
  for (let position = 1; position <= 5; position++) notify(`${position} l07`);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([[1, 2], [3, 4], [5]]);
});
