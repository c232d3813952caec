import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCountdown } from './countdown.ts';

const CHINESE = { days: '天', hours: '小时', minutes: '分', seconds: '秒' };
const shown = (ms: number): string =>
  splitCountdown(ms)
    .map((part) => part.value + CHINESE[part.unit])
    .join('');

test.each([
  [93_784_000, '1天2小时3分4秒'],
  [184_000, '3分4秒'],
  [86_400_000, '1天0小时0分0秒'],
  [3_600_000, '1小时0分0秒'],
  [60_000, '1分0秒'],
  [59_001, '1分0秒'],
  [500, '1秒'],
  [0, '0秒'],
  [-1, '0秒'],
  [Number.NaN, '0秒'],
])('%d ms left reads %s', (ms, text) => {
  expect(shown(ms)).toBe(text);
});

test('the parts add up to the time left, and start with the largest unit that is not zero', () => {
  const seconds = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4e10 }), (ms) => {
      const parts = splitCountdown(ms);
      expect(parts[0]?.value).toBeGreaterThan(0);
      expect(parts.reduce((sum, part) => sum + part.value * seconds[part.unit], 0)).toBe(Math.ceil(ms / 1000));
    }),
  );
});
