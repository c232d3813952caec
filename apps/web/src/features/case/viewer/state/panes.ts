import type { OfferedWindow, Series } from '../data/series.ts';
import { getLinkedSlice } from '../geometry/linked-slice.ts';
import { clamp, type Point } from '../geometry/point.ts';
import { FITTED, panBy, type View, zoomBy } from '../geometry/view-transform.ts';
import type { Window } from '../render/window-table.ts';
import { type Change, findSeries, getPaneSeries, type Pane, type Tool, type ViewerState } from './viewer-state.ts';

/** A series as it is shown at first: its middle slice, fitted. */
export const openSeries = (series: Series): Pane => ({
  seriesKey: series.key,
  slice: Math.floor((series.count - 1) / 2),
  direction: 1,
  view: FITTED,
  window: series.firstWindow,
  isInverted: false,
});

const getSlices = (panes: readonly Pane[]): readonly number[] => panes.map(({ slice }) => slice);

/** True while a change of one pane applies to the other one too. */
export const isLinkActive = ({ isLinked, isReleased, panes }: ViewerState): boolean =>
  isLinked && !isReleased && panes.length > 1;

/** Changes a pane, and the other one by `follow` while they are linked. */
function changePane(
  state: ViewerState,
  index: number,
  change: (pane: Pane) => Pane,
  follow: (other: Pane, before: Pane, after: Pane, at: number) => Pane = (other) => other,
): readonly Pane[] {
  const before = state.panes[index];
  if (!before) return state.panes;
  const after = change(before);
  return state.panes.map((pane, at) => {
    if (at === index) return after;
    return isLinkActive(state) ? follow(pane, before, after, at) : pane;
  });
}

/** Shows another slice of a pane. */
export const scrollTo =
  (index: number, slice: number): Change =>
  (state) => {
    const series = getPaneSeries(state, index);
    const before = state.panes[index];
    if (!series || !before) return {};
    const next = clamp(Math.round(slice), 0, series.count - 1);
    if (next === before.slice) return {};
    const direction = next > before.slice ? 1 : -1;
    const panes = changePane(
      state,
      index,
      (pane) => ({ ...pane, slice: next, direction }),
      (other, _before, _after, at) => ({ ...other, direction, slice: follow(state, index, next, at, other.slice) }),
    );
    return { panes, hasScrolled: true, cursor: null, ...(isLinkActive(state) ? {} : { linkedAt: getSlices(panes) }) };
  };

function follow(state: ViewerState, index: number, slice: number, at: number, unchanged: number): number {
  const [from, to] = [getPaneSeries(state, index), getPaneSeries(state, at)];
  if (!from || !to) return unchanged;
  return getLinkedSlice(slice, {
    from: state.linkedAt[index] ?? 0,
    to: state.linkedAt[at] ?? 0,
    fromSpacing: from.spacing?.slice ?? null,
    toSpacing: to.spacing?.slice ?? null,
    toCount: to.count,
  });
}

/** Scrolls by a number of slices. */
export const scrollBy =
  (index: number, slices: number): Change =>
  (state) =>
    scrollTo(index, (state.panes[index]?.slice ?? 0) + slices)(state);

/** Shows a pane in another window, and the other pane too if its values are of the same kind. */
export const setWindow =
  (index: number, window: Window): Change =>
  (state) => {
    const kind = getPaneSeries(state, index)?.kind;
    return {
      panes: changePane(
        state,
        index,
        (pane) => ({ ...pane, window }),
        (other) => (findSeries(state, other.seriesKey)?.kind === kind ? { ...other, window } : other),
      ),
    };
  };

/** Shows a pane in one of its offered windows; in the other one the window of the same name applies. */
export const applyPreset =
  (index: number, offered: OfferedWindow): Change =>
  (state) => ({
    panes: changePane(
      state,
      index,
      (pane) => ({ ...pane, window: offered }),
      (other) => {
        const windows = findSeries(state, other.seriesKey)?.windows ?? [];
        return { ...other, window: windows.find(({ preset }) => preset === offered.preset) ?? other.window };
      },
    ),
  });

export const toggleInverted =
  (index: number): Change =>
  (state) => ({
    panes: changePane(
      state,
      index,
      (pane) => ({ ...pane, isInverted: !pane.isInverted }),
      (other, _before, { isInverted }) => ({ ...other, isInverted }),
    ),
  });

/** Applies the difference of two views to another one, so that an offset between linked panes stays. */
function followView(other: View, before: View, after: View): View {
  const ratio = after.zoom / before.zoom;
  const move = (axis: 0 | 1) => other.pan[axis] * ratio + after.pan[axis] - before.pan[axis] * ratio;
  return { zoom: other.zoom * ratio, pan: [move(0), move(1)] };
}

function changeView(index: number, change: (view: View) => View): Change {
  return (state) => ({
    panes: changePane(
      state,
      index,
      (pane) => ({ ...pane, view: change(pane.view) }),
      (other, before, after) => ({ ...other, view: followView(other.view, before.view, after.view) }),
    ),
  });
}

/** Magnifies a pane around a point of it; `size` is the pane's, in CSS pixels. */
export const zoomPane = (index: number, factor: number, at: Point, size: Point): Change =>
  changeView(index, (view) => zoomBy(view, factor, at, size));

/** Moves the picture of a pane by CSS pixels. */
export const panPane = (index: number, by: Point, size: Point): Change =>
  changeView(index, (view) => panBy(view, by, size));

/** Shows a pane, and a linked one, as it was at first: fitted, in its first window; slices and measures stay. */
export const resetPane =
  (index: number): Change =>
  (state) => {
    const reset = (pane: Pane): Pane => {
      const window = findSeries(state, pane.seriesKey)?.firstWindow ?? pane.window;
      return { ...pane, view: FITTED, window, isInverted: false };
    };
    return { panes: changePane(state, index, reset, reset), cursor: null };
  };

/** Shows a series in the active pane. */
export const showSeries =
  (series: Series, slice?: number): Change =>
  (state) => {
    const opened = openSeries(series);
    const pane = { ...opened, slice: slice ?? opened.slice };
    const panes = state.panes.map((before, at) => (at === state.active ? pane : before));
    return { panes, linkedAt: getSlices(panes), draft: null, cursor: null, selectedId: '' };
  };

/** The series to compare with: of the other time, of the same kind and title if there is one. */
export function findCounterpart(all: readonly Series[], to: Series): Series | undefined {
  const rate = ({ phase, kind, title }: Series) =>
    (phase === to.phase ? 0 : 4) + (kind === to.kind ? 2 : 0) + (title === to.title ? 1 : 0);
  return all.filter(({ key }) => key !== to.key).toSorted((a, b) => rate(b) - rate(a))[0];
}

/** True for two pictures, or two stacks, of which one is before and one after the operation. */
const isLike = (a: Series, b: Series): boolean => a.kind === b.kind && a.phase !== b.phase;

/** The first like series before and after the operation, those of the same title first. */
function findPair(all: readonly Series[]): readonly [Series, Series] | undefined {
  const pairs = all.flatMap((before) =>
    before.phase === 'before'
      ? all.filter((after) => isLike(before, after)).map((after): readonly [Series, Series] => [before, after])
      : [],
  );
  return pairs.find(([before, after]) => before.title === after.title) ?? pairs[0];
}

/** Opens a second pane, with the series after the operation on the right, or closes it. */
export const toggleCompare: Change = (state) => {
  const pane = state.panes[state.active];
  const series = getPaneSeries(state, state.active);
  if (!pane || !series) return {};
  if (state.panes.length > 1) return { panes: [pane], active: 0, linkedAt: [], draft: null, cursor: null };
  const own = findCounterpart(state.series, series);
  // Without a like one of the other time, the first like series of both times are compared.
  const pair = own && !isLike(series, own) ? findPair(state.series) : undefined;
  const [first, counterpart] = pair ?? [series, own];
  if (!counterpart) return {};
  const [shown, other] = [first === series ? pane : openSeries(first), openSeries(counterpart)];
  const isRight = first.phase === 'after' && counterpart.phase === 'before';
  const panes = isRight ? [other, shown] : [shown, other];
  return { panes, active: isRight ? 1 : 0, isLinked: true, linkedAt: getSlices(panes), draft: null, cursor: null };
};

/** Links both panes from where they are, or releases them. */
export const setLinked =
  (isLinked: boolean): Change =>
  ({ panes }) => ({ isLinked, linkedAt: getSlices(panes) });

/** Releases the link while a key is held. */
export const setReleased =
  (isReleased: boolean): Change =>
  ({ panes }) => ({ isReleased, linkedAt: getSlices(panes) });

export const setTool =
  (tool: Tool): Change =>
  () => ({ tool, draft: null, cursor: null });

export const setActive =
  (active: number): Change =>
  (state) =>
    active === state.active ? {} : { active, cursor: null };
