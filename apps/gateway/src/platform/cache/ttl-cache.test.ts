import { expect, test, vi } from 'vitest';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { createTtlCache } from './ttl-cache.ts';

function counting() {
  const clock = createFakeClock();
  const answers = createTtlCache<{ n: number }>(clock, { milliseconds: 3000, most: 2 });
  let made = 0;
  const load = vi.fn(async () => ({ n: ++made }));
  return { clock, answers, load };
}

test('concurrent callers share one load', async () => {
  const { answers, load } = counting();
  const [a, b] = await Promise.all([answers('q', load), answers('q', load)]);
  expect(a).toBe(b);
  expect(Object.isFrozen(a)).toBe(true);
  expect(load).toHaveBeenCalledOnce();
});

test('a value is loaded again once it has expired', async () => {
  const { clock, answers, load } = counting();
  await answers('q', load);
  clock.advance(2999);
  expect(await answers('q', load)).toEqual({ n: 1 });
  clock.advance(2);
  expect(await answers('q', load)).toEqual({ n: 2 });
});

test('a failure is thrown and not cached', async () => {
  const { answers, load } = counting();
  load.mockRejectedValueOnce(new Error('no database'));
  await expect(answers('q', load)).rejects.toThrow('no database');
  expect(await answers('q', load)).toEqual({ n: 1 });
});

test('different keys have values of their own', async () => {
  const { answers, load } = counting();
  expect([await answers('a', load), await answers('b', load)]).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a clear also discards values that are being loaded', async () => {
  const { answers, load } = counting();
  const before = answers('q', load);
  answers.clear();
  expect([await answers('q', load), await before]).toEqual([{ n: 2 }, { n: 1 }]);
  expect(await answers('q', load)).toEqual({ n: 2 });
});

test('values of keys that callers choose are bounded by their bytes', async () => {
  const text = 'x'.repeat(1000);
  const load = vi.fn(async () => ({ text }));
  const answers = createTtlCache<{ text: string }>(createFakeClock(), { milliseconds: 3000, bytes: 10 * 3 * 1100 });
  for (let key = 0; key < 30; key++) await answers(String(key), load);
  await answers('29', load);
  await answers('20', load);
  expect(load).toHaveBeenCalledTimes(30);
  await answers('0', load);
  expect(load).toHaveBeenCalledTimes(31);
});

test('a value that is larger than the cache is returned and not cached', async () => {
  const load = vi.fn(async () => ({ text: 'x'.repeat(1000) }));
  const answers = createTtlCache<{ text: string }>(createFakeClock(), { milliseconds: 3000, bytes: 1000 });
  expect(await answers('a', load)).toEqual({ text: 'x'.repeat(1000) });
  await answers('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});
