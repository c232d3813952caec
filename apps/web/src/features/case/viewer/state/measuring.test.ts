import { expect, test } from 'vitest';
import type { Series } from '../data/series.ts';
import { discard, movePoint, placePoint, removeMeasure, renameMeasure, undo } from './measuring.ts';
import { scrollTo, setTool } from './panes.ts';
import type { Change, ViewerState } from './viewer-state.ts';
import { createViewerState } from './viewer-store.ts';

const window = { preset: null, center: 0, width: 1 };
const stack = {
  key: 's',
  kind: 'stack',
  width: 100,
  height: 100,
  count: 9,
  windows: [window],
  firstWindow: window,
} as unknown as Series;

const apply = (...changes: Change[]): ViewerState =>
  changes.reduce((state, change) => ({ ...state, ...change(state) }), createViewerState([stack]));

const draw = [setTool('length'), placePoint(0, [1, 2], 'm1'), placePoint(0, [11.123, 2], 'm1')];

test('the last point completes a measure on its slice', () => {
  expect(apply(...draw)).toMatchObject({
    draft: null,
    selectedId: 'm1',
    measures: {
      s: [
        {
          measureId: 'm1',
          kind: 'length',
          slice: 4,
          points: [
            [1, 2],
            [11.12, 2],
          ],
        },
      ],
    },
  });
});

test('a point beyond the picture is at its edge', () => {
  const { draft } = apply(setTool('angle'), placePoint(0, [-5, 300], 'm1'));
  expect(draft?.points).toEqual([[0, 100]]);
});

test('a point on another slice starts another measure', () => {
  const { draft, measures } = apply(
    setTool('length'),
    placePoint(0, [1, 1], 'm1'),
    scrollTo(0, 5),
    placePoint(0, [2, 2], 'm2'),
  );
  expect([draft?.points, measures]).toEqual([[[2, 2]], {}]);
});

test('an undo takes back a point, then a measure, a move as a whole, a name, a deletion', () => {
  expect(
    apply(setTool('angle'), placePoint(0, [1, 1], 'm'), placePoint(0, [2, 2], 'm'), undo).draft?.points,
  ).toHaveLength(1);
  expect(apply(...draw, undo).measures).toEqual({});
  const moved = apply(...draw, movePoint(0, 'm1', 1, [20, 2], true), movePoint(0, 'm1', 1, [30, 2], false), undo);
  expect(moved.measures['s']?.[0]?.points[1]).toEqual([11.12, 2]);
  expect(apply(...draw, renameMeasure('s', 'm1', '塌陷'), undo).measures['s']?.[0]?.label).toBe('');
  expect(apply(...draw, removeMeasure('s', 'm1'), undo).measures['s']).toHaveLength(1);
});

test('a discarded measure leaves nothing', () => {
  expect(apply(setTool('cobb'), placePoint(0, [1, 1], 'm'), discard)).toMatchObject({ draft: null, measures: {} });
});
