import { expect, test } from 'vitest';
import { dragWindow, fillWindowTable, VALUES, type Window } from './window-table.ts';

const ct = { base: -1024, step: 1 };

/** The grey of a value in Hounsfield units. */
function greyOf(value: number, window: Window, isInverted = false): number {
  const table = new Uint32Array(VALUES);
  fillWindowTable(table, window, ct, isInverted);
  return (table[value + 1024] ?? 0) & 255;
}

test.each([
  [-1024, 0],
  [-500, 0],
  [499, 127],
  [500, 128],
  [1500, 255],
  [3000, 255],
])('in the bone window %i HU has grey %i', (value, grey) => {
  expect(greyOf(value, { center: 500, width: 2000 })).toBeCloseTo(grey, -0.5);
});

test('an inverted window swaps black and white', () => {
  expect(greyOf(-1000, { center: 500, width: 2000 }, true)).toBe(255);
  expect(greyOf(3000, { center: 500, width: 2000 }, true)).toBe(0);
});

test('a window of width 1 is a threshold', () => {
  expect([greyOf(99, { center: 100, width: 1 }), greyOf(101, { center: 100, width: 1 })]).toEqual([0, 255]);
});

test('every pixel is opaque', () => {
  const table = new Uint32Array(VALUES);
  fillWindowTable(table, { center: 40, width: 400 }, ct, false);
  expect(table.every((pixel) => pixel >>> 24 === 255)).toBe(true);
});

test.each<[[number, number], boolean, Window]>([
  [[10, 0], false, { center: 500, width: 2080 }],
  [[0, 10], false, { center: 420, width: 2000 }],
  [[10, 10], true, { center: 480, width: 2020 }],
  [[-9999, 0], false, { center: 500, width: 1 }],
])('a drag by %j, fine: %s, leads to %j', (by, isFine, window) => {
  expect(dragWindow({ center: 500, width: 2000 }, by, isFine)).toEqual(window);
});
