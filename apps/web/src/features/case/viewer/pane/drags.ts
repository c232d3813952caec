import { clamp, type Point } from '../geometry/point.ts';
import { dragWindow } from '../render/window-table.ts';
import { panPane, scrollTo, setWindow, zoomPane } from '../state/panes.ts';
import { getPaneSeries, type Tool } from '../state/viewer-state.ts';
import type { ViewerStore } from '../state/viewer-store.ts';

/** A drag of a pane from its start. `by` is the way since the event before, `total` that since the start. */
export interface Drag {
  move(by: Point, total: Point, event: PointerEvent): void;
}

interface DragTarget {
  readonly store: ViewerStore;
  readonly pane: number;
  /** Of the pane, in CSS pixels. */
  readonly size: Point;
  /** Of the pane, where the drag started. */
  readonly at: Point;
}

/** CSS pixels for one slice: a whole stack within the height of the pane, but never less than a finger can hit. */
const getSliceHeight = (count: number, height: number): number => clamp(height / count, 3, 24);

function dragSlices({ store, pane, size }: DragTarget): Drag {
  const state = store.getState();
  const from = state.panes[pane]?.slice ?? 0;
  const step = getSliceHeight(getPaneSeries(state, pane)?.count ?? 1, size[1]);
  return { move: (_by, [, y]) => store.setState(scrollTo(pane, from + y / step)) };
}

const dragPaneWindow = ({ store, pane }: DragTarget): Drag => ({
  move(by, _total, { shiftKey }) {
    const window = store.getState().panes[pane]?.window;
    if (window) store.setState(setWindow(pane, dragWindow(window, by, shiftKey)));
  },
});

const dragZoom = ({ store, pane, size, at }: DragTarget): Drag => ({
  move: ([, y]) => store.setState(zoomPane(pane, Math.exp(-y / 150), at, size)),
});

const dragPan = ({ store, pane, size }: DragTarget): Drag => ({
  move: (by) => store.setState(panPane(pane, by, size)),
});

/** The drags of the tools that draw no measure (rules/case-viewer#tools). */
export const drags: Readonly<Record<Exclude<Tool, 'length' | 'angle' | 'cobb'>, (target: DragTarget) => Drag>> = {
  scroll: dragSlices,
  window: dragPaneWindow,
  zoom: dragZoom,
  pan: dragPan,
};

/** A finger that moves up and down scrolls, one that moves sideways changes the window, by its first pixels. */
export function dragFinger(target: DragTarget): Drag {
  let drag: Drag | undefined;
  return {
    move(by, total, event) {
      drag ??= Math.abs(total[0]) > Math.abs(total[1]) ? dragPaneWindow(target) : dragSlices(target);
      drag.move(by, total, event);
    },
  };
}
