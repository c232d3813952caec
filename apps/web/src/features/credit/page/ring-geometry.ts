import { formatDay } from '@osteon/domain';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';

/** Side of the ring's drawing. */
export const RING_SIZE = 332;

const MONTHS = 12;

/** Centre and radius of January's ring, the outermost, and of December's: eccentric as the osteon is. */
const OUTER = { x: 166, y: 166, radius: 160 };
const INNER = { x: 153, y: 180, radius: 58 };

/** Centre of the canal, where the sum is drawn. */
export const CANAL = INNER;

/** Length of a lens: the base length, and the addition per credit. */
const LENS_LENGTH = 12;
const LENS_OF_CREDIT = 20;
const LENS_MAX = 60;
const LENS_WIDTH = 9;

const DAYS = 31;

/** The ring of a month, 0 for January. */
export function getRing(month: number): { x: number; y: number; radius: number } {
  const share = month / (MONTHS - 1);
  const between = (from: number, to: number) => from + (to - from) * share;
  return {
    x: between(OUTER.x, INNER.x),
    y: between(OUTER.y, INNER.y),
    radius: between(OUTER.radius, INNER.radius),
  };
}

/**
 * The outline of a line's lens on the ring of its month: at its day, clockwise from the top, longer with more credits.
 */
export function drawLens({ bookedAt, points }: Pick<CreditLine, 'bookedAt' | 'points'>): string {
  const [, month = 1, day = 1] = formatDay(bookedAt).split('-').map(Number);
  const { x, y, radius } = getRing(month - 1);
  const length = Math.min(LENS_MAX, LENS_LENGTH + LENS_OF_CREDIT * Math.abs(points));
  const angle = ((day - 1) / DAYS) * 2 * Math.PI - Math.PI / 2;
  const half = length / 2 / radius;
  const at = (turn: number, away: number) => {
    const point = [x + Math.cos(turn) * (radius + away), y + Math.sin(turn) * (radius + away)];
    return point.map((value) => value.toFixed(1)).join(' ');
  };
  const [from, to] = [at(angle - half, 0), at(angle + half, 0)];
  return `M${from}Q${at(angle, LENS_WIDTH)} ${to}Q${at(angle, -LENS_WIDTH)} ${from}Z`;
}
