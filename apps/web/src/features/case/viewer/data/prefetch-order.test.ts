import { expect, test } from 'vitest';
import { type Focus, getFarthest, orderSlices } from './prefetch-order.ts';

test.each<[Focus, number[]]>([
  [{ slice: 3, count: 8, direction: 1, reach: 2 }, [3, 4, 2, 5, 1]],
  [{ slice: 3, count: 8, direction: -1, reach: 2 }, [3, 2, 4, 1, 5]],
  [{ slice: 0, count: 4, direction: -1, reach: 9 }, [0, 1, 2, 3]],
  [{ slice: 7, count: 8, direction: 1, reach: 1 }, [7, 6]],
  [{ slice: 0, count: 1, direction: 1, reach: 300 }, [0]],
])('around %j the slices %j are loaded', (focus, slices) => {
  expect([...orderSlices(focus)]).toEqual(slices);
});

test('the slice that is dropped first is the farthest', () => {
  expect(getFarthest([1, 9, 4], 3)).toBe(9);
  expect(getFarthest([1, 9, 4], 8)).toBe(1);
  expect(getFarthest([], 8)).toBeUndefined();
});
