import { clamp } from './point.ts';

/** The slices of two panes at the moment they were linked, and the distances of their slices in mm. */
export interface LinkedSlices {
  readonly from: number;
  readonly to: number;
  readonly fromSpacing: number | null;
  readonly toSpacing: number | null;
  readonly toCount: number;
}

/**
 * The slice of the other pane that belongs to a slice: as many mm away from where they were linked, or as many slices
 * where a distance is unknown (rules/case-viewer#linking).
 */
export function getLinkedSlice(slice: number, { from, to, fromSpacing, toSpacing, toCount }: LinkedSlices): number {
  const ratio = fromSpacing && toSpacing ? fromSpacing / toSpacing : 1;
  return clamp(Math.round(to + (slice - from) * ratio), 0, toCount - 1);
}
