/** A point, in pixels of a slice or of the screen. */
export type Point = readonly [x: number, y: number];

/** Distances of neighbouring pixels in mm (rules/case-viewer#scale). */
export interface PixelSpacing {
  /** Between rows. */
  readonly row: number;
  /** Between columns. */
  readonly column: number;
}

/** The difference of two points. */
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

/** A point between two others, or beyond them. */
export const interpolate = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The distance of two points. */
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A value within its limits. */
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
