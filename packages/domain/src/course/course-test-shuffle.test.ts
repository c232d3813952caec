import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle, shuffleOptions } from './course-test-shuffle.ts';

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });

test('a shuffle has every item once, and is the same for the same seed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 60 }), seed, (items, each) => {
      const shuffled = shuffle(items, each);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      expect(shuffle(items, each)).toEqual(shuffled);
    }),
  );
});

test('every item reaches every position about as often', () => {
  const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
  for (let each = 0; each < 4_000; each++) {
    for (const [position, item] of shuffle([0, 1, 2, 3], each).entries()) {
      const row = counts[item];
      if (row) row[position] = (row[position] ?? 0) + 1;
    }
  }
  for (const count of counts.flat()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test('the options of two questions are shuffled independently', () => {
  const orders = Array.from({ length: 100 }, (_, index) =>
    shuffleOptions({ id: `c01-q${index}`, optionCount: 5, key: null }, 7).join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(40);
});

test('options to be ordered never start in their right order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), seed, (optionCount, each) => {
      const key = Array.from({ length: optionCount }, (_, index) => index);
      const shown = shuffleOptions({ id: 'c01-q10', optionCount, key }, each);
      expect(shown).not.toEqual(key);
      expect(shown.toSorted()).toEqual(key);
    }),
  );
});
