import { createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Series } from '../data/series.ts';
import type { SliceLoader } from '../data/slice-loader.ts';
import { openSeries } from './panes.ts';
import type { Change, ViewerState } from './viewer-state.ts';

export type ViewerStore = StoreApi<ViewerState>;

/** The state of a viewer that shows a case at first: its first stack, else its first picture. */
export function createViewerState(series: readonly Series[]): ViewerState {
  const first = series.find(({ kind }) => kind === 'stack') ?? series[0];
  return {
    series,
    panes: first ? [openSeries(first)] : [],
    active: 0,
    tool: 'scroll',
    isLinked: true,
    isReleased: false,
    linkedAt: [],
    hasScrolled: false,
    measures: {},
    undoable: [],
    draft: null,
    selectedId: '',
    areMeasuresShown: true,
    cursor: null,
    loupe: null,
  };
}

export const createViewerStore = (series: readonly Series[]): ViewerStore =>
  createStore(() => createViewerState(series));

/** Shows other series, as those that a vote opened; panes of series that are gone are closed. */
export const replaceSeries =
  (series: readonly Series[]): Change =>
  (state) => {
    const panes = state.panes.filter(({ seriesKey }) => series.some(({ key }) => key === seriesKey));
    if (panes.length === state.panes.length && panes.length > 0) return { series };
    const { panes: opened } = createViewerState(series);
    return { series, panes: panes.length > 0 ? panes : opened, active: 0, draft: null, cursor: null };
  };

/** All that the parts of a viewer share. */
export interface Viewer {
  readonly store: ViewerStore;
  readonly loader: SliceLoader;
}

export const ViewerContext = createContext<Viewer | null>(null);

/** The viewer that a part belongs to. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('outside of a viewer');
  return viewer;
}

/** A value of the viewer's state. */
export const useViewerState = <Value>(select: (state: ViewerState) => Value): Value =>
  useStore(useViewer().store, select);

/** A function that changes the viewer's state. */
export function useChange(): (change: Change) => void {
  const { store } = useViewer();
  return (change) => store.setState(change);
}
