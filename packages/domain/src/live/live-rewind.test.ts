import { expect, test } from 'vitest';
import { isInRewind, LIVE_REWIND_MS } from './live-rewind.ts';

const NOW = 10 * LIVE_REWIND_MS;

test.each([
  ['ended within two hours', NOW - 1, 0, true],
  ['ended just within them', NOW - LIVE_REWIND_MS + 1, 0, true],
  ['ended before them', NOW - LIVE_REWIND_MS, 0, false],
  ['ended before the stream started', NOW - 60_000, NOW - 60_000, false],
  ['was running when the stream started', NOW - 60_000, NOW - 60_001, true],
  ['is of a channel without a stream', NOW - 1, null, false],
])('an item that %s', (_name, endAt, streamTime, isAvailable) => {
  expect(isInRewind({ endAt }, { streamTime }, NOW)).toBe(isAvailable);
});
