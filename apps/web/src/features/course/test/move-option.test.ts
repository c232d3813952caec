import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveOption } from './move-option.ts';

test.each([
  [0, 2, [1, 2, 0, 3]],
  [3, 0, [3, 0, 1, 2]],
  [1, 1, [0, 1, 2, 3]],
  [0, -1, [0, 1, 2, 3]],
  [3, 4, [0, 1, 2, 3]],
  [7, 1, [0, 1, 2, 3]],
])('of four the one at %i moved to %i', (from, to, order) => {
  expect(moveOption([0, 1, 2, 3], from, to)).toEqual(order);
});

test('no move loses an option, and moving it back restores the order', () => {
  const position = fc.integer({ min: 0, max: 7 });
  fc.assert(
    fc.property(position, position, (from, to) => {
      const order = [4, 2, 0, 6, 1, 3, 7, 5];
      const moved = moveOption(order, from, to);
      expect(moved[to]).toBe(order[from]);
      expect(moveOption(moved, to, from)).toEqual(order);
    }),
  );
});
