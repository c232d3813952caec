import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countReadingSeconds, getReadingShare, READING_REPORT_MAX_SECONDS } from './reading.ts';

test('the first report adds nothing, a later one adds its seconds', () => {
  expect(countReadingSeconds(15, null)).toBe(0);
  expect(countReadingSeconds(15, 15_200)).toBe(15);
  expect(countReadingSeconds(15, 14_900)).toBe(14.9);
});

test('no series of reports adds more than the time that passed', () => {
  const report = fc.record({ gap: fc.integer({ min: 0, max: 120_000 }), seconds: fc.double({ min: 0, max: 3600 }) });
  fc.assert(
    fc.property(fc.array(report), (reports) => {
      const earned = reports.reduce((sum, { gap, seconds }) => sum + countReadingSeconds(seconds, gap), 0);
      const passed = reports.reduce((sum, { gap }) => sum + Math.min(gap / 1000, READING_REPORT_MAX_SECONDS), 0);
      expect(earned).toBeLessThanOrEqual(passed + 1e-6);
    }),
  );
});

test('a clock that runs backwards, and invalid values, add nothing', () => {
  expect(countReadingSeconds(15, -5000)).toBe(0);
  expect(countReadingSeconds(Number.NaN, 15_000)).toBe(0);
});

test.each([
  [{ seconds: 200, minutes: 10, reached: 9, sections: 10 }, 1],
  [{ seconds: 100, minutes: 10, reached: 10, sections: 10 }, 0.5],
  [{ seconds: 900, minutes: 10, reached: 0, sections: 10 }, 0],
  [{ seconds: 900, minutes: 10, reached: 0, sections: 0 }, 1],
])('%j is read to %f', (read, share) => {
  expect(getReadingShare(read)).toBeCloseTo(share, 6);
});
