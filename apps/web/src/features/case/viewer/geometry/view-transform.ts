import { clamp, type Point } from './point.ts';

/** How a picture lies in its pane: magnified from the size that fits, and moved by shares of the pane's shorter edge. */
export interface View {
  readonly zoom: number;
  readonly pan: Point;
}

/** The sizes that a picture is drawn by. */
export interface Frame {
  /** Of the pane, in CSS pixels. */
  readonly pane: Point;
  /** Of the picture, in its pixels. */
  readonly image: Point;
  /** Height of a pixel by its width. */
  readonly aspect: number;
}

export const FITTED: View = { zoom: 1, pan: [0, 0] };

const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 16;

/** From pixels of the picture to CSS pixels of the pane: x = left + scaleX × x. */
export interface Transform {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly left: number;
  readonly top: number;
}

/** Where a picture is drawn (rules/case-viewer#tools). */
export function getTransform({ zoom, pan }: View, { pane, image, aspect }: Frame): Transform {
  const scaleX = Math.min(pane[0] / image[0], pane[1] / (image[1] * aspect)) * zoom;
  const scaleY = scaleX * aspect;
  const edge = Math.min(...pane);
  return {
    scaleX,
    scaleY,
    left: (pane[0] - image[0] * scaleX) / 2 + pan[0] * edge,
    top: (pane[1] - image[1] * scaleY) / 2 + pan[1] * edge,
  };
}

export const toScreen = ({ scaleX, scaleY, left, top }: Transform, [x, y]: Point): Point => [
  left + x * scaleX,
  top + y * scaleY,
];

export const toImage = ({ scaleX, scaleY, left, top }: Transform, [x, y]: Point): Point => [
  (x - left) / scaleX,
  (y - top) / scaleY,
];

/** Moves a picture by CSS pixels; its centre stays within the pane. */
export function panBy({ zoom, pan }: View, by: Point, pane: Point): View {
  const edge = Math.min(...pane);
  const limit = (axis: 0 | 1) => clamp(pan[axis] + by[axis] / edge, -pane[axis] / edge, pane[axis] / edge);
  return { zoom, pan: [limit(0), limit(1)] };
}

/** Magnifies a picture by a factor, with the point under `at` staying where it is. */
export function zoomBy(view: View, factor: number, at: Point, pane: Point): View {
  const zoom = clamp(view.zoom * factor, ZOOM_MIN, ZOOM_MAX);
  const real = zoom / view.zoom;
  const edge = Math.min(...pane);
  const move = (axis: 0 | 1) => {
    const from = at[axis] - pane[axis] / 2;
    return view.pan[axis] * real + (from * (1 - real)) / edge;
  };
  return panBy({ zoom, pan: [move(0), move(1)] }, [0, 0], pane);
}
