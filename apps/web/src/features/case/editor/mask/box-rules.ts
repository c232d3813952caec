import type { Box } from '../media/use-mask.ts';

/** The size of a picture in its pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A point of a picture in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corner of a box that is dragged. */
export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** A box of whole pixels within its picture, at least one pixel wide and high. */
export function fitBox({ x, y, width, height }: Box, size: PictureSize): Box {
  const left = clamp(Math.round(x), 0, size.width - 1);
  const top = clamp(Math.round(y), 0, size.height - 1);
  return {
    x: left,
    y: top,
    width: clamp(Math.round(width), 1, size.width - left),
    height: clamp(Math.round(height), 1, size.height - top),
  };
}

/** The box between two corners that are opposite. */
export function boxBetween(one: Point, other: Point, size: PictureSize): Box {
  const x = clamp(Math.min(one.x, other.x), 0, size.width);
  const y = clamp(Math.min(one.y, other.y), 0, size.height);
  const right = clamp(Math.max(one.x, other.x), 0, size.width);
  const bottom = clamp(Math.max(one.y, other.y), 0, size.height);
  return fitBox({ x, y, width: right - x, height: bottom - y }, size);
}

/** The box at another place, of the same size. */
export function moveBox(box: Box, by: Point, size: PictureSize): Box {
  return {
    ...box,
    x: clamp(Math.round(box.x + by.x), 0, size.width - box.width),
    y: clamp(Math.round(box.y + by.y), 0, size.height - box.height),
  };
}

/** The corner that stays where the opposite one is dragged. */
export function getOpposite({ x, y, width, height }: Box, corner: Corner): Point {
  return {
    x: corner === 'topLeft' || corner === 'bottomLeft' ? x + width : x,
    y: corner === 'topLeft' || corner === 'topRight' ? y + height : y,
  };
}

/** A new box in the middle, for the keyboard. */
export const middleBox = ({ width, height }: PictureSize): Box =>
  fitBox({ x: width * 0.4, y: height * 0.45, width: width * 0.2, height: height * 0.1 }, { width, height });

/** Pixels that an arrow key moves a box by. */
const getStep = ({ width, height }: PictureSize): number => Math.max(1, Math.round(Math.max(width, height) / 200));

const STEPS: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The box after an arrow key, which moves it, and with Shift changes its size; null for another key. */
export function nudgeBox(
  box: Box,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  size: PictureSize,
): Box | null {
  const direction = STEPS[key];
  if (!direction) return null;
  const step = getStep(size);
  const by = { x: direction.x * step, y: direction.y * step };
  return shiftKey
    ? fitBox({ ...box, width: box.width + by.x, height: box.height + by.y }, size)
    : moveBox(box, by, size);
}
