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
  const ask = vi.fn(() =>
    ask.mock.calls.length === 2 ? Promise.reject(new Error('no network')) : Promise.resolve('waiting'),
  );
  const end = poll(1000, ask, {
    onAnswer: (answer) => outcomes.push(answer),
    onError: (error) => outcomes.push(String(error)),
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(outcomes).toEqual(['waiting', 'Error: no network', 'waiting']);
  end();
});

test('waits for a slow response', async () => {
  const ask = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 5000)));
  const end = poll(1000, ask, { onAnswer: () => {}, onError: () => {} });
  await vi.advanceTimersByTimeAsync(5999);
  expect(ask).toHaveBeenCalledOnce();
  end();
});

test('after the end nothing is polled, and a later response is dropped', async () => {
  const onAnswer = vi.fn();
  const ask = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const end = poll(1000, ask, { onAnswer, onError: () => {} });
  await vi.advanceTimersByTimeAsync(1200);
  end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledOnce();
  expect(onAnswer).not.toHaveBeenCalled();
});
