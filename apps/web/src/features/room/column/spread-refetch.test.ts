import { expect, onTestFinished, test, vi } from 'vitest';
import { createSpreadRefetch } from './spread-refetch.ts';

test('requests of one moment are one refetch, after at most 2 s, and the next one follows 2 s later', () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const run = vi.fn();
  const { request, stop } = createSpreadRefetch(run);
  request();
  request();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
  request();
  vi.advanceTimersByTime(2999);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  request();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});
