import type { Slice, Vector } from './read-slice.ts';
import { SeriesError } from './series-error.ts';

/** Largest difference of a distance between slices from the usual one, as a part of it. */
const TOLERANCE = 0.1;

type Placed = Pick<Slice, 'series' | 'rows' | 'columns' | 'position' | 'orientation' | 'number'>;

/** The slices of one series in the order of their positions, else of their numbers; `distance` in mm, null where unknown. */
export interface Order<Item> {
  readonly slices: readonly Item[];
  readonly distance: number | null;
}

/**
 * Orders slices along the normal of their plane.
 * @throws {SeriesError} mixedSeries for several series, sizes or planes, missingSlices for gaps
 */
export function orderSlices<Item extends Placed>(slices: readonly Item[]): Order<Item> {
  const [first] = slices;
  if (!first) throw new SeriesError('noPixels');
  const isSame = (slice: Placed) =>
    slice.series === first.series &&
    slice.rows === first.rows &&
    slice.columns === first.columns &&
    isSamePlane(slice.orientation, first.orientation);
  if (!slices.every(isSame)) throw new SeriesError('mixedSeries');
  const normal = first.orientation && cross(...first.orientation);
  const placed = slices.map((slice) => ({ slice, at: normal && slice.position && dot(normal, slice.position) }));
  if (placed.some(({ at }) => at === null)) return { slices: byNumber(slices), distance: null };
  const ordered = placed.map(({ slice, at }) => ({ slice, at: at ?? 0 })).sort((a, b) => a.at - b.at);
  const distance = getDistance(ordered.map(({ at }) => at));
  const sorted = ordered.map(({ slice }) => slice);
  return { slices: isCountedDown(sorted) ? sorted.reverse() : sorted, distance };
}

/** True for slices that their device numbers against the normal, as those of a CT from head to foot. */
function isCountedDown(slices: readonly Placed[]): boolean {
  const [first, last] = [slices[0]?.number ?? 0, slices.at(-1)?.number ?? 0];
  return first > last;
}

function byNumber<Item extends Placed>(slices: readonly Item[]): Item[] {
  const ordered = slices.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  ordered.forEach((slice, index) => {
    const before = ordered[index - 1]?.number;
    if (before !== undefined && before !== null && slice.number !== before + 1) throw new SeriesError('missingSlices');
  });
  return ordered;
}

/** The distance between neighbours: the median, as one gap must not change it. */
function getDistance(positions: readonly number[]): number | null {
  const distances = positions.slice(1).map((at, index) => at - (positions[index] ?? at));
  const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)];
  if (usual === undefined) return null;
  // Two slices at one place are those of another phase or reconstruction.
  if (usual <= 0 || distances.some((distance) => distance < usual * (1 - TOLERANCE)))
    throw new SeriesError('mixedSeries');
  if (distances.some((distance) => distance > usual * (1 + TOLERANCE))) throw new SeriesError('missingSlices');
  return usual;
}

function isSamePlane(one: Placed['orientation'], other: Placed['orientation']): boolean {
  if (!one || !other) return one === other;
  const flat = other.flat();
  return one.flat().every((value, index) => Math.abs(value - (flat[index] ?? 0)) < 1e-3);
}

const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];
const dot = ([a, b, c]: Vector, [x, y, z]: Vector): number => a * x + b * y + c * z;
