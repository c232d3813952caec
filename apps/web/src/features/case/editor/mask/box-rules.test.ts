import { expect, it } from 'vitest';
import { boxBetween, fitBox, getOpposite, moveBox, nudgeBox } from './box-rules.ts';

const SIZE = { width: 400, height: 200 };
const BOX = { x: 100, y: 50, width: 40, height: 20 };

it.each([
  [
    { x: -5, y: -5, width: 10, height: 10 },
    { x: 0, y: 0, width: 10, height: 10 },
  ],
  [
    { x: 390, y: 190, width: 50, height: 50 },
    { x: 390, y: 190, width: 10, height: 10 },
  ],
  [
    { x: 1.4, y: 1.6, width: 0, height: -3 },
    { x: 1, y: 2, width: 1, height: 1 },
  ],
])('a box fits its picture: %j', (box, fitted) => {
  expect(fitBox(box, SIZE)).toEqual(fitted);
});

it('is drawn in every direction, within the picture', () => {
  expect(boxBetween({ x: 140, y: 70 }, { x: 100, y: 50 }, SIZE)).toEqual(BOX);
  expect(boxBetween({ x: 380, y: 190 }, { x: 500, y: 300 }, SIZE)).toEqual({ x: 380, y: 190, width: 20, height: 10 });
});

it('keeps its size at the edge', () => {
  expect(moveBox(BOX, { x: 1000, y: -1000 }, SIZE)).toEqual({ ...BOX, x: 360, y: 0 });
});

it('a dragged corner leaves the opposite one', () => {
  expect(getOpposite(BOX, 'topLeft')).toEqual({ x: 140, y: 70 });
  expect(getOpposite(BOX, 'bottomRight')).toEqual({ x: 100, y: 50 });
});

it.each([
  ['ArrowRight', false, { ...BOX, x: 102 }],
  ['ArrowUp', false, { ...BOX, y: 48 }],
  ['ArrowRight', true, { ...BOX, width: 42 }],
  ['ArrowUp', true, { ...BOX, height: 18 }],
  ['a', false, null],
])('%s with Shift %s', (key, shiftKey, box) => {
  expect(nudgeBox(BOX, { key, shiftKey }, SIZE)).toEqual(box);
});
