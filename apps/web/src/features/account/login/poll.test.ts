import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('polls again after each outcome, a response or a failure', async () => {
  const outcomes: unknown[] = [];
  const request = vi.fn(() =>
    request.mock.calls.length === 2 ? Promise.reject(new Error('no network')) : Promise.resolve('waiting'),
  );
  const end = poll(1000, request, {
    onAnswer: (answer) => outcomes.push(answer),
    onError: (error) => outcomes.push(String(error)),
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(outcomes).toEqual(['waiting', 'Error: no network', 'waiting']);
  end();
});

test('waits for a slow response', async () => {
  const request = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 5000)));
  const end = poll(1000, request, { onAnswer: () => {}, onError: () => {} });
  await vi.advanceTimersByTimeAsync(5999);
  expect(request).toHaveBeenCalledOnce();
  end();
});

test('after the end nothing is polled, and a later response is dropped', async () => {
  const onAnswer = vi.fn();
  const request = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const end = poll(1000, request, { onAnswer, onError: () => {} });
  await vi.advanceTimersByTimeAsync(1200);
  end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(request).toHaveBeenCalledOnce();
  expect(onAnswer).not.toHaveBeenCalled();
});
