import { getAspect, type Series } from '../data/series.ts';
import { distance, type Point } from '../geometry/point.ts';
import { type Frame, getTransform, type Transform, toScreen } from '../geometry/view-transform.ts';
import type { Measure } from '../measures/measure.ts';
import { getPaneSeries, type Pane, type ViewerState } from '../state/viewer-state.ts';

/** The sizes that a series is drawn by in a pane. */
const getFrame = (series: Series, size: Point): Frame => ({
  pane: size,
  image: [series.width, series.height],
  aspect: getAspect(series),
});

/** Where a series is drawn in a pane of this size. */
export const getPaneTransform = (pane: Pane, series: Series, size: Point): Transform =>
  getTransform(pane.view, getFrame(series, size));

/** The measures that a pane shows: those of its picture, or of its slice. */
function listShownMeasures(state: ViewerState, index: number): readonly Measure[] {
  const series = getPaneSeries(state, index);
  const slice = state.panes[index]?.slice;
  if (!series || !state.areMeasuresShown) return [];
  return (state.measures[series.key] ?? []).filter((measure) => measure.slice === null || measure.slice === slice);
}

/** A point of a measure on the screen. */
export interface Handle {
  readonly measureId: string;
  readonly index: number;
}

/** The point of a shown measure within `reach` CSS pixels of a place; those of the selected one first. */
export function findHandle(state: ViewerState, index: number, size: Point, at: Point, reach: number): Handle | null {
  const [pane, series] = [state.panes[index], getPaneSeries(state, index)];
  if (!pane || !series) return null;
  const transform = getPaneTransform(pane, series, size);
  const shown = listShownMeasures(state, index);
  const ordered = shown.toSorted(
    (a, b) => Number(b.measureId === state.selectedId) - Number(a.measureId === state.selectedId),
  );
  for (const { measureId, points } of ordered) {
    const found = points.findIndex((point) => distance(toScreen(transform, point), at) <= reach);
    if (found >= 0) return { measureId, index: found };
  }
  return null;
}
