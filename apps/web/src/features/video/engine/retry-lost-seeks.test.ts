import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryLostSeeks } from './retry-lost-seeks.ts';

/** A media element that seeks to 0.2 s, with these seconds loaded. */
function createMedia(loaded: readonly [number, number][]) {
  const buffered = {
    length: loaded.length,
    start: (index: number) => loaded[index]?.[0] ?? 0,
    end: (index: number) => loaded[index]?.[1] ?? 0,
  };
  return Object.assign(new EventTarget(), { seeking: true, currentTime: 0.2, buffered });
}

function start(media: ReturnType<typeof createMedia>) {
  const stop = retryLostSeeks(media as unknown as HTMLMediaElement);
  media.dispatchEvent(new Event('seeking'));
  return stop;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a seek that does not end although its second is loaded is repeated', () => {
  const media = createMedia([[0.1, 60]]);
  start(media);
  vi.advanceTimersByTime(1900);
  expect(media.currentTime).toBe(0.2);
  vi.advanceTimersByTime(200);
  expect(media.currentTime).toBeCloseTo(0.3);
});

test('one whose second is loaded late is repeated only then', () => {
  const media = createMedia([]);
  start(media);
  vi.advanceTimersByTime(5000);
  expect(media.currentTime).toBe(0.2);
  Object.assign(media.buffered, createMedia([[0.1, 60]]).buffered);
  vi.advanceTimersByTime(2000);
  expect(media.currentTime).toBeCloseTo(0.3);
});

test.each([
  ['ended', (media: EventTarget) => void media.dispatchEvent(new Event('seeked'))],
  ['belongs to a player that is gone', (_media: EventTarget, stop: () => void) => stop()],
])('one that %s is not repeated', (_what, end) => {
  const media = createMedia([[0.1, 60]]);
  end(media, start(media));
  vi.advanceTimersByTime(10_000);
  expect(media.currentTime).toBe(0.2);
});
