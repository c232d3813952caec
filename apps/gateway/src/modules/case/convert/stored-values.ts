import type { Slice } from '../dicom/read-slice.ts';
import { SeriesError } from '../dicom/series-error.ts';

type Scaled = Pick<Slice, 'bitsStored' | 'isSigned' | 'isInverted' | 'slope' | 'intercept'>;

/** The scale that all slices of a stack share: value = base + step × stored value. */
export interface Scale {
  readonly base: number;
  readonly step: number;
  /** The highest value that slices may have. */
  readonly top: number;
  readonly isInverted: boolean;
}

const HIGHEST = 65_535;

/**
 * The scale of slices: exact where all have the same slope and intercept, else as fine as 16 bits allow.
 * @throws {SeriesError} mixedSeries where low values are white in some, broken where there is no scale
 */
export function chooseScale(slices: readonly Scaled[]): Scale {
  const ranges = slices.map(getRange);
  const base = Math.min(...ranges.map(({ low }) => low));
  const top = Math.max(...ranges.map(({ high }) => high));
  const [first] = slices;
  if (!first || !slices.every(({ isInverted }) => isInverted === first.isInverted))
    throw new SeriesError('mixedSeries');
  const isAlike = slices.every(
    (slice) =>
      slice.slope === first.slope &&
      slice.intercept === first.intercept &&
      slice.bitsStored === first.bitsStored &&
      slice.isSigned === first.isSigned,
  );
  const step = isAlike ? Math.abs(first.slope) : (top - base) / HIGHEST;
  if (!Number.isFinite(base + step) || step <= 0) throw new SeriesError('broken');
  return { base, step, top, isInverted: first.isInverted };
}

/** The stored values of a stack for the values of a slice's file; high ones are white. */
export function scaleValues(values: Int32Array, { slope, intercept }: Scaled, scale: Scale): Uint16Array {
  const { base, step, top, isInverted } = scale;
  const factor = (isInverted ? -slope : slope) / step;
  const start = isInverted ? (top - intercept) / step : (intercept - base) / step;
  const stored = new Uint16Array(values.length);
  for (let index = 0; index < values.length; index++) stored[index] = Math.round((values[index] ?? 0) * factor + start);
  return stored;
}

/** The centre of a window after inversion, which mirrors the values. */
export function mirror(center: number, { base, top, isInverted }: Scale): number {
  return isInverted ? base + top - center : center;
}

function getRange({ bitsStored, isSigned, slope, intercept }: Scaled): { low: number; high: number } {
  const count = 2 ** bitsStored;
  const ends = isSigned ? [-count / 2, count / 2 - 1] : [0, count - 1];
  const [one = 0, other = 0] = ends.map((end) => end * slope + intercept);
  return { low: Math.min(one, other), high: Math.max(one, other) };
}
