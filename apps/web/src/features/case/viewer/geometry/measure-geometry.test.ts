import { expect, test } from 'vitest';
import type { MeasureKind } from '../measures/measure.ts';
import { getAnchor, getMeasureValue, getPerpendiculars } from './measure-geometry.ts';
import type { PixelSpacing, Point } from './point.ts';

const half: PixelSpacing = { row: 0.5, column: 0.5 };
const tall: PixelSpacing = { row: 2, column: 1 };

test.each<[MeasureKind, Point[], PixelSpacing | null, number, string]>([
  [
    'length',
    [
      [0, 0],
      [30, 40],
    ],
    null,
    50,
    'px',
  ],
  [
    'length',
    [
      [0, 0],
      [30, 40],
    ],
    half,
    25,
    'mm',
  ],
  [
    'length',
    [
      [0, 0],
      [3, 2],
    ],
    tall,
    5,
    'mm',
  ],
  [
    'length',
    [
      [7, 7],
      [7, 7],
    ],
    half,
    0,
    'mm',
  ],
  [
    'angle',
    [
      [10, 0],
      [0, 0],
      [0, 10],
    ],
    null,
    90,
    'deg',
  ],
  [
    'angle',
    [
      [10, 0],
      [0, 0],
      [-10, 0],
    ],
    null,
    180,
    'deg',
  ],
  [
    'angle',
    [
      [10, 0],
      [0, 0],
      [10, 10],
    ],
    null,
    45,
    'deg',
  ],
  [
    'angle',
    [
      [10, 0],
      [0, 0],
      [10, 5],
    ],
    tall,
    45,
    'deg',
  ],
  [
    'angle',
    [
      [0, 0],
      [0, 0],
      [10, 5],
    ],
    null,
    0,
    'deg',
  ],
  [
    'cobb',
    [
      [0, 0],
      [10, 0],
      [0, 50],
      [10, 50],
    ],
    null,
    0,
    'deg',
  ],
  [
    'cobb',
    [
      [0, 0],
      [10, 0],
      [10, 50],
      [0, 40],
    ],
    null,
    45,
    'deg',
  ],
  [
    'cobb',
    [
      [10, 0],
      [0, 0],
      [0, 40],
      [10, 50],
    ],
    null,
    45,
    'deg',
  ],
  [
    'cobb',
    [
      [0, 0],
      [10, 0],
      [5, 40],
      [5, 50],
    ],
    null,
    90,
    'deg',
  ],
])('%s of %j with spacing %j is %f %s', (kind, points, spacing, amount, unit) => {
  const value = getMeasureValue({ kind, points: points.map(([x, y]) => [x, y]) }, spacing);
  expect(value?.amount).toBeCloseTo(amount, 6);
  expect(value?.unit).toBe(unit);
});

test.each<[MeasureKind, number]>([
  ['length', 1],
  ['angle', 2],
  ['cobb', 3],
])('%s with %i points has no value yet', (kind, count) => {
  const points = Array.from({ length: count }, (_, index): [number, number] => [index, index]);
  expect(getMeasureValue({ kind, points }, null)).toBeNull();
});

test('the perpendiculars of a Cobb angle lead to each other', () => {
  const lines: Point[] = [
    [0, 0],
    [10, 0],
    [0, 100],
    [10, 100],
  ];
  const [down, up] = getPerpendiculars(lines);
  expect(down).toEqual([
    [10, 0],
    [10, 45],
  ]);
  expect(up).toEqual([
    [10, 100],
    [10, 55],
  ]);
});

test.each<[MeasureKind, [number, number][], Point]>([
  [
    'length',
    [
      [0, 0],
      [10, 20],
    ],
    [5, 10],
  ],
  [
    'angle',
    [
      [10, 0],
      [0, 0],
      [0, 10],
    ],
    [2, 2],
  ],
  [
    'cobb',
    [
      [0, 0],
      [10, 0],
      [0, 100],
      [10, 100],
    ],
    [5, 50],
  ],
])('the number of a %s stands at its figure', (kind, points, anchor) => {
  expect(getAnchor({ kind, points })).toEqual(anchor);
});
