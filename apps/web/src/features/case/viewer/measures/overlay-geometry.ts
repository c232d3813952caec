import { getAnchor, getPerpendiculars } from '../geometry/measure-geometry.ts';
import { clamp, distance, interpolate, type Point, subtract } from '../geometry/point.ts';
import { type Transform, toScreen } from '../geometry/view-transform.ts';
import type { Measure } from './measure.ts';

/** The lines of a measure on the screen. */
export interface Drawn {
  /** Solid, as the data of an SVG path. */
  readonly path: string;
  /** Dashed: perpendiculars of a Cobb angle. */
  readonly dashed: string;
  readonly handles: readonly Point[];
  readonly anchor: Point;
}

/** Half of the bars at the ends of a length, and most of the radius of an angle's arc, in CSS pixels. */
const BAR = 7;
const ARC_MAX = 40;

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (a: Point, b: Point): string => `M${text(a)}L${text(b)}`;

function bars(a: Point, b: Point): string {
  const length = distance(a, b);
  if (length === 0) return '';
  const [x, y] = subtract(b, a);
  const by: Point = [(-y / length) * BAR, (x / length) * BAR];
  return [a, b].map((end) => line([end[0] - by[0], end[1] - by[1]], [end[0] + by[0], end[1] + by[1]])).join('');
}

function arc(a: Point, vertex: Point, b: Point): string {
  const radius = Math.min(ARC_MAX, distance(a, vertex) * 0.6, distance(b, vertex) * 0.6);
  if (radius < 4) return '';
  const [from, to] = [a, b].map((end) => interpolate(vertex, end, radius / distance(end, vertex)));
  if (!from || !to) return '';
  const [[ax, ay], [bx, by]] = [subtract(a, vertex), subtract(b, vertex)];
  return `M${text(from)}A${radius} ${radius} 0 0 ${ax * by - ay * bx > 0 ? 1 : 0} ${text(to)}`;
}

/** How a measure, which may still lack points, is drawn. */
export function drawMeasure(measure: Pick<Measure, 'kind' | 'points'>, transform: Transform): Drawn {
  const points = measure.points.map((point) => toScreen(transform, point));
  const [a, b, c, d] = points;
  const dashed = measure.kind === 'cobb' ? getPerpendiculars(points) : [];
  return {
    path: [
      a && b ? line(a, b) : '',
      measure.kind === 'length' && a && b ? bars(a, b) : '',
      measure.kind === 'angle' && b && c ? line(b, c) : '',
      measure.kind === 'angle' && a && b && c ? arc(a, b, c) : '',
      measure.kind === 'cobb' && c && d ? line(c, d) : '',
    ].join(''),
    dashed: dashed.map(([from, to]) => line(from, to)).join(''),
    handles: points,
    anchor: toScreen(transform, getAnchor(measure)),
  };
}

/** A label on the screen: its upper left corner and size. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export const LABEL_HEIGHT = 28;

/** Places labels beside their measures, within the pane and below each other where they would overlap. */
export function placeLabels(
  labels: readonly { readonly anchor: Point; readonly width: number }[],
  [width, height]: Point,
): readonly LabelBox[] {
  const placed: LabelBox[] = [];
  for (const { anchor, width: own } of labels) {
    const x = clamp(anchor[0] + 24, 8, Math.max(8, width - own - 36));
    let y = clamp(anchor[1] + 14, 44, Math.max(44, height - LABEL_HEIGHT - 12));
    for (const other of placed.toSorted((a, b) => a.y - b.y)) {
      const isApart = x + own < other.x || other.x + other.width < x;
      if (!isApart && Math.abs(other.y - y) < LABEL_HEIGHT + 4) y = other.y + LABEL_HEIGHT + 4;
    }
    placed.push({ x, y, width: own });
  }
  return placed;
}
