import { expect, test } from 'vitest';
import { getTargetIndex, isListKey } from './target-index.ts';

const NONE = { keyCode: 0, isComposing: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.for([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 3],
  ['ArrowUp', 0, -1],
  ['ArrowUp', -1, -2],
  ['Home', 2, 0],
  ['End', 0, 2],
  // The text cursor's.
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['Enter', 1, undefined],
] as const)('%s moves from option %i to %s', ([key, active, target]) => {
  expect(getTargetIndex({ ...NONE, key }, active, 3)).toBe(target);
});

test.for([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { shiftKey: true },
  { isComposing: true },
  { keyCode: 229 },
])('a key with %o is not a list’s', (change) => {
  expect(getTargetIndex({ ...NONE, key: 'End', ...change }, 0, 3)).toBeUndefined();
});

test('a capital can be typed to find an option', () => {
  expect(isListKey({ ...NONE, key: 'S', shiftKey: true })).toBe(true);
});
