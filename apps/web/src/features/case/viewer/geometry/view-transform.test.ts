import { expect, test } from 'vitest';
import { getLinkedSlice } from './linked-slice.ts';
import type { Point } from './point.ts';
import {
  FITTED,
  type Frame,
  getTransform,
  panBy,
  toImage,
  toScreen,
  type View,
  ZOOM_MAX,
  zoomBy,
} from './view-transform.ts';

const wide: Frame = { pane: [800, 400], image: [200, 200], aspect: 1 };

test.each<[View, Frame, Point, Point]>([
  [FITTED, wide, [0, 0], [200, 0]],
  [FITTED, wide, [200, 200], [600, 400]],
  [FITTED, { pane: [400, 800], image: [200, 200], aspect: 1 }, [0, 0], [0, 200]],
  [{ zoom: 2, pan: [0, 0] }, wide, [100, 100], [400, 200]],
  [{ zoom: 2, pan: [0, 0] }, wide, [0, 0], [0, -200]],
  [{ zoom: 1, pan: [0.5, -0.25] }, wide, [100, 100], [600, 100]],
  [FITTED, { pane: [800, 400], image: [200, 100], aspect: 2 }, [200, 100], [600, 400]],
])('%j of %j shows %j at %j', (view, frame, image, screen) => {
  const transform = getTransform(view, frame);
  expect(toScreen(transform, image)).toEqual(screen);
  expect(toImage(transform, screen)).toEqual(image);
});

test.each<[number, Point]>([
  [2, [300, 100]],
  [0.7, [300, 100]],
  [1.25, [400, 200]],
])('a zoom by %f keeps what is under %j', (factor, at) => {
  const before = toImage(getTransform(FITTED, wide), at);
  const after = toImage(getTransform(zoomBy(FITTED, factor, at, wide.pane), wide), at);
  expect(after[0]).toBeCloseTo(before[0], 6);
  expect(after[1]).toBeCloseTo(before[1], 6);
});

test('zoom and pan have limits, so that the picture is never lost', () => {
  expect(zoomBy(FITTED, 1000, [400, 200], wide.pane).zoom).toBe(ZOOM_MAX);
  expect(panBy(FITTED, [9000, -9000], wide.pane).pan).toEqual([2, -1]);
});

test.each<[number, Parameters<typeof getLinkedSlice>[1], number]>([
  [15, { from: 10, to: 20, fromSpacing: null, toSpacing: 1, toCount: 40 }, 25],
  [15, { from: 10, to: 20, fromSpacing: 2, toSpacing: 1, toCount: 40 }, 30],
  [12, { from: 10, to: 20, fromSpacing: 1, toSpacing: 2, toCount: 40 }, 21],
  [39, { from: 10, to: 20, fromSpacing: 1, toSpacing: 1, toCount: 40 }, 39],
  [0, { from: 30, to: 2, fromSpacing: 1, toSpacing: 1, toCount: 40 }, 0],
])('slice %i with %j belongs to slice %i', (slice, linked, expected) => {
  expect(getLinkedSlice(slice, linked)).toBe(expected);
});
