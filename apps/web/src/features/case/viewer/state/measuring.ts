import { POINTS } from '../geometry/measure-geometry.ts';
import { clamp, type Point } from '../geometry/point.ts';
import type { Measure, MeasuresBySeries } from '../measures/measure.ts';
import { type Change, type Draft, getMeasureKind, getPaneSeries, type ViewerState } from './viewer-state.ts';

/** Undo steps that are stored. */
const UNDO_MAX = 50;

/** Measures as they were drawn, with the step before for an undo. */
function commit(state: ViewerState, measures: MeasuresBySeries): Partial<ViewerState> {
  return { measures, undoable: [...state.undoable, state.measures].slice(-UNDO_MAX) };
}

/** A point within a picture, to a hundredth of a pixel. */
function round([x, y]: Point, state: ViewerState, pane: number): Point {
  const series = getPaneSeries(state, pane);
  const limit = (value: number, max: number) => Math.round(clamp(value, 0, max) * 100) / 100;
  return [limit(x, series?.width ?? 0), limit(y, series?.height ?? 0)];
}

/** Places the next point of a measure of the current tool; the last one completes it, with the id `measureId`. */
export const placePoint =
  (pane: number, point: Point, measureId: string): Change =>
  (state) => {
    const kind = getMeasureKind(state.tool);
    const series = getPaneSeries(state, pane);
    const shown = state.panes[pane];
    if (!kind || !series || !shown) return {};
    const isSame = state.draft?.pane === pane && state.draft.slice === shown.slice && state.draft.kind === kind;
    const points = [...(isSame ? (state.draft?.points ?? []) : []), round(point, state, pane)];
    const slice = shown.slice;
    if (points.length < POINTS[kind]) return { draft: { kind, pane, slice, points }, selectedId: '' };
    const measure: Measure = {
      measureId,
      kind,
      label: '',
      slice: series.kind === 'stack' ? slice : null,
      points: points.map(([x, y]) => [x, y]),
    };
    const list = [...(state.measures[series.key] ?? []), measure];
    return {
      ...commit(state, { ...state.measures, [series.key]: list }),
      draft: null,
      selectedId: measureId,
      areMeasuresShown: true,
    };
  };

/** Replaces a measure in its series. */
function replace(state: ViewerState, seriesKey: string, measure: Measure): MeasuresBySeries {
  const list = state.measures[seriesKey] ?? [];
  return {
    ...state.measures,
    [seriesKey]: list.map((each) => (each.measureId === measure.measureId ? measure : each)),
  };
}

/** Moves a point of a measure. The first move of a drag is a step of its own for an undo. */
export const movePoint =
  (pane: number, measureId: string, index: number, to: Point, isFirst: boolean): Change =>
  (state) => {
    const key = getPaneSeries(state, pane)?.key ?? '';
    const measure = state.measures[key]?.find((each) => each.measureId === measureId);
    if (!measure) return {};
    const [x, y] = round(to, state, pane);
    const points = measure.points.map((point, at): [number, number] => (at === index ? [x, y] : point));
    const measures = replace(state, key, { ...measure, points });
    return { ...(isFirst ? commit(state, measures) : { measures }), selectedId: measureId };
  };

export const removeMeasure =
  (seriesKey: string, measureId: string): Change =>
  (state) => {
    const list = state.measures[seriesKey] ?? [];
    const left = list.filter((each) => each.measureId !== measureId);
    return left.length === list.length ? {} : commit(state, { ...state.measures, [seriesKey]: left });
  };

export const renameMeasure =
  (seriesKey: string, measureId: string, label: string): Change =>
  (state) => {
    const measure = state.measures[seriesKey]?.find((each) => each.measureId === measureId);
    if (!measure || measure.label === label) return {};
    return commit(state, replace(state, seriesKey, { ...measure, label }));
  };

/** Removes the last point that was placed, else restores the measures before the last change. */
export const undo: Change = (state) => {
  if (state.draft) return { draft: dropPoint(state.draft) };
  const measures = state.undoable.at(-1);
  return measures ? { measures, undoable: state.undoable.slice(0, -1), selectedId: '' } : {};
};

const dropPoint = (draft: Draft): Draft | null =>
  draft.points.length > 1 ? { ...draft, points: draft.points.slice(0, -1) } : null;

/** Discards the measure that is being drawn, or ends the selection. */
export const discard: Change = () => ({ draft: null, selectedId: '', cursor: null });

/** Moves the keyboard's cursor by pixels of the picture; it starts in the middle. */
export const moveCursor =
  (pane: number, by: Point): Change =>
  (state) => {
    const series = getPaneSeries(state, pane);
    if (!series) return {};
    const from = state.cursor ?? [series.width / 2, series.height / 2];
    return { cursor: round([from[0] + by[0], from[1] + by[1]], state, pane) };
  };
