import type { Measure, MeasureKind } from '../measures/measure.ts';
import { clamp, distance, interpolate, type PixelSpacing, type Point, subtract } from './point.ts';

/** Points that a measure of each kind consists of. */
export const POINTS: Readonly<Record<MeasureKind, number>> = { length: 2, angle: 3, cobb: 4 };

/** The value of a measure with its unit: millimetres where the picture has a scale, else pixels. */
export interface MeasureValue {
  readonly amount: number;
  readonly unit: 'mm' | 'px' | 'deg';
}

const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Points in mm; without a scale in pixels. Pixels need not be square, which changes angles too. */
const scale = (points: readonly Point[], spacing: PixelSpacing | null): readonly Point[] =>
  spacing ? points.map(([x, y]) => [x * spacing.column, y * spacing.row]) : points;

/** The angle between two directions, 0 to 180 degrees; 0 where one has no length. */
function angleBetween(a: Point, b: Point): number {
  const lengths = Math.hypot(...a) * Math.hypot(...b);
  if (lengths === 0) return 0;
  return toDegrees(Math.acos(clamp((a[0] * b[0] + a[1] * b[1]) / lengths, -1, 1)));
}

/**
 * The value of a measure (rules/case-viewer#measures); null while points are missing. A Cobb angle is that between two
 * lines, whichever way each was drawn: 0 to 90 degrees.
 */
export function getMeasureValue(
  { kind, points }: Pick<Measure, 'kind' | 'points'>,
  spacing: PixelSpacing | null,
): MeasureValue | null {
  const [a, b, c, d] = scale(points, spacing);
  if (!a || !b) return null;
  if (kind === 'length') return { amount: distance(a, b), unit: spacing ? 'mm' : 'px' };
  if (!c) return null;
  if (kind === 'angle') return { amount: angleBetween(subtract(a, b), subtract(c, b)), unit: 'deg' };
  if (!d) return null;
  const angle = angleBetween(subtract(b, a), subtract(d, c));
  return { amount: Math.min(angle, 180 - angle), unit: 'deg' };
}

/** The ends of the perpendiculars of a Cobb angle: from the end of each line towards the other one, in pixels. */
export function getPerpendiculars([a, b, c, d]: readonly Point[]): readonly (readonly [Point, Point])[] {
  if (!a || !b || !c || !d) return [];
  const [upper, lower]: readonly [Point, Point] = [a[0] > b[0] ? a : b, c[0] > d[0] ? c : d];
  const reach = distance(upper, lower) * 0.45;
  return [perpendicular(a, b, upper, lower, reach), perpendicular(c, d, lower, upper, reach)];
}

function perpendicular(start: Point, end: Point, foot: Point, towards: Point, reach: number): readonly [Point, Point] {
  const [x, y] = subtract(end, start);
  const length = Math.hypot(x, y) || 1;
  const [towardsX, towardsY] = subtract(towards, foot);
  // Of the two normals the one that leads to the other line.
  const side = -y * towardsX + x * towardsY >= 0 ? 1 : -1;
  return [foot, [foot[0] - (side * y * reach) / length, foot[1] + (side * x * reach) / length]];
}

/** The place of a measure's number, in pixels: beside the middle of a length, within an angle. */
export function getAnchor({ kind, points }: Pick<Measure, 'kind' | 'points'>): Point {
  const [a, b, c, d] = points;
  if (!a) return [0, 0];
  if (!b) return a;
  if (kind === 'length' || !c) return interpolate(a, b, 0.5);
  if (kind === 'angle') return interpolate(b, interpolate(a, c, 0.5), 0.4);
  return interpolate(interpolate(a, b, 0.5), interpolate(c, d ?? c, 0.5), 0.5);
}
