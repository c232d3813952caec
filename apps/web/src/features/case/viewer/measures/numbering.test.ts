import { expect, test } from 'vitest';
import type { Series } from '../data/series.ts';
import type { Measure } from './measure.ts';
import { formatDifference, formatValue, getCircledNumber, listChanges, numberMeasures } from './numbering.ts';
import { mergeMeasures } from './stored-measures.ts';

const series = (key: string, phase: 'before' | 'after', spacing: Series['spacing'] = null): Series =>
  ({ key, phase, spacing, kind: 'image', title: key, count: 1 }) as Series;

const length = (measureId: string, pixels: number, label = ''): Measure => ({
  measureId,
  kind: 'length',
  label,
  slice: null,
  points: [
    [0, 0],
    [pixels, 0],
  ],
});

const before = series('before', 'before');
const after = series('after', 'after');

test('measures are numbered in the order of their series', () => {
  const numbered = numberMeasures([before, after], {
    after: [length('c', 3)],
    before: [length('a', 1), length('b', 2)],
  });
  expect(numbered.map(({ number, measure }) => [number, measure.measureId])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ]);
});

test.each<[string, Measure[], Measure[], [number, number, number][]]>([
  ['of one name', [length('a', 10, 'x')], [length('b', 4, 'x')], [[1, 2, -6]]],
  ['of other names', [length('a', 10, 'x')], [length('b', 4, 'y')], []],
  [
    'of another kind',
    [length('a', 10)],
    [
      {
        ...length('b', 4),
        kind: 'angle',
        points: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      },
    ],
    [],
  ],
  [
    'of one name, two of each',
    [length('a', 10), length('b', 20)],
    [length('c', 11), length('d', 25)],
    [
      [1, 3, 1],
      [2, 4, 5],
    ],
  ],
])('measures %s are compared', (_name, first, second, changes) => {
  const numbered = numberMeasures([before, after], { before: first, after: second });
  expect(listChanges(numbered).map(({ from, to, difference }) => [from.number, to.number, difference])).toEqual(
    changes,
  );
});

test('pixels and millimetres are not compared', () => {
  const scaled = series('after', 'after', { row: 1, column: 1, slice: null });
  expect(listChanges(numberMeasures([before, scaled], { before: [length('a', 1)], after: [length('b', 2)] }))).toEqual(
    [],
  );
});

test.each([
  [1, '①'],
  [20, '⑳'],
  [21, '㉑'],
  [35, '㉟'],
  [36, '㊱'],
  [50, '㊿'],
  [51, '(51)'],
])('%i is written as %s', (number, sign) => {
  expect(getCircledNumber(number)).toBe(sign);
});

test('values and differences have one decimal, pixels none, and a sign', () => {
  expect(formatValue({ amount: 12.04, unit: 'mm' })).toBe('12.0 mm');
  expect(formatValue({ amount: 12.6, unit: 'px' })).toBe('13 px');
  expect([-6.84, 6.84, -0.04].map((value) => formatDifference(value, 'deg'))).toEqual(['−6.8°', '+6.8°', '0.0°']);
});

test('measures of a visitor and of an account are both there after a merge, each once', () => {
  const merged = mergeMeasures({ a: [length('1', 5)], b: [length('2', 1)] }, { a: [length('1', 9), length('3', 1)] });
  expect(merged['a']?.map(({ measureId, points }) => [measureId, points[1]?.[0]])).toEqual([
    ['3', 1],
    ['1', 5],
  ]);
  expect(merged['b']).toHaveLength(1);
});
