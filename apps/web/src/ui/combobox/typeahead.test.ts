import { expect, test } from 'vitest';
import { addTyped, findByStart, NOTHING_TYPED } from './typeahead.ts';

const options = ['Joint Surgery', 'Spine Surgery', 'Sports Medicine', 'Trauma', '创伤骨科'];

test('keys within half a second are one text', () => {
  const first = addTyped(NOTHING_TYPED, 's', 1000);
  expect(first).toEqual({ text: 's', at: 1000 });
  expect(addTyped({ text: 's', at: 1000 }, 'p', 1499)).toEqual({ text: 'sp', at: 1499 });
  expect(addTyped({ text: 's', at: 1000 }, 't', 1500)).toEqual({ text: 't', at: 1500 });
});

test('a space continues a text, and starts none', () => {
  expect(addTyped({ text: 'joint', at: 1000 }, ' ', 1100)?.text).toBe('joint ');
  expect(addTyped(NOTHING_TYPED, ' ', 1000)).toBeNull();
});

test.for(['Enter', 'ArrowDown', 'Tab'])('%s is no text', (key) => {
  expect(addTyped(NOTHING_TYPED, key, 1000)).toBeNull();
});

test.for([
  ['s', -1, 1],
  ['s', 1, 2],
  ['s', 2, 1],
  ['S', 0, 1],
  ['ss', 1, 2],
  ['sp', 1, 1],
  ['spo', 1, 2],
  ['joint s', 3, 0],
  ['创', 0, 4],
  ['x', 2, -1],
] as const)('%s leads from option %i to %i', ([typed, active, found]) => {
  expect(findByStart(options, typed, active)).toBe(found);
});

test('without options nothing is found', () => {
  expect(findByStart([], 's', -1)).toBe(-1);
});
