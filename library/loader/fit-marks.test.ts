import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitMarks, positionMarks } from './fit-marks.ts';

const marks = (...starts: number[]) => starts.map((startSeconds) => ({ startSeconds, title: String(startSeconds) }));
const starts = (fitted: readonly { startSeconds: number }[]) => fitted.map(({ startSeconds }) => startSeconds);

test('marks move in proportion', () => {
  expect(starts(fitMarks(marks(0, 200, 400, 690, 1130, 1510, 1760), 1980, 84))).toEqual([0, 8, 17, 29, 48, 64, 75]);
});

test('marks on the same second are separated', () => {
  expect(starts(fitMarks(marks(0, 1, 2, 3), 1000, 60))).toEqual([0, 1, 2, 3]);
});

test('marks at the end stay inside the media', () => {
  expect(starts(fitMarks(marks(0, 998, 999, 1000), 1000, 60))).toEqual([0, 57, 58, 59]);
});

test('all marks become distinct whole seconds in order, inside the media', () => {
  const nominal = fc.integer({ min: 60, max: 10_000 });
  const anyMarks = nominal.chain((seconds) =>
    fc.record({
      seconds: fc.constant(seconds),
      starts: fc.uniqueArray(fc.integer({ min: 0, max: seconds - 1 }), { minLength: 1, maxLength: 20 }),
      actual: fc.double({ min: 20, max: 400, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(anyMarks, ({ seconds, starts: given, actual }) => {
      const before = marks(...given.toSorted((a, b) => a - b));
      const after = fitMarks(before, seconds, actual);
      expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
      for (const [index, { startSeconds }] of after.entries()) {
        expect(Number.isInteger(startSeconds)).toBe(true);
        expect(startSeconds).toBeGreaterThan(after[index - 1]?.startSeconds ?? -1);
        expect(startSeconds).toBeLessThan(actual);
      }
    }),
  );
});

test('marks of a film of its own are at its scenes', () => {
  const scenes = [
    { at: 0, startSeconds: 0 },
    { at: 200, startSeconds: 64 },
    { at: 400, startSeconds: 86 },
  ];
  expect(starts(positionMarks(marks(0, 400), 1980, { seconds: 144, scenes }))).toEqual([0, 86]);
  expect(starts(positionMarks(marks(0, 200), 1980, { seconds: 84 }))).toEqual([0, 8]);
});
