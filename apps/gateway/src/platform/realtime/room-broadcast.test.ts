import type { Sql } from 'postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRoomBroadcast } from './room-broadcast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a message that is sent while others are read is broadcast once', async () => {
  let notify: (payload: string) => void = () => undefined;
  const listen = async (_channel: string, onNotify: (payload: string) => void) => {
    notify = onNotify;
    return { unlisten: async () => undefined };
  };
  const broadcast = createRoomBroadcast({ listen } as unknown as Sql, { error: vi.fn() });
  let last = 1;
  broadcast.onMessages(async (_id, since) => {
    // Longer than messages are gathered for.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { last, messages: Array.from({ length: last - since }, (_, index) => since + index + 1) };
  });
  const sent: unknown[] = [];
  await broadcast.subscribe({ isOpen: () => true, send: (_id, news) => sent.push(news), notifyGap: vi.fn() });

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
