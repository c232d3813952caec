import type { Series } from '../data/series.ts';
import type { Point } from '../geometry/point.ts';
import type { View } from '../geometry/view-transform.ts';
import type { MeasureKind, MeasuresBySeries } from '../measures/measure.ts';
import type { Window } from '../render/window-table.ts';

/** Functions of a drag with the main button, and of the arrow keys (rules/case-viewer#tools). */
export type Tool = 'scroll' | 'window' | 'zoom' | 'pan' | MeasureKind;

/** One picture or slice on the screen. */
export interface Pane {
  readonly seriesKey: string;
  readonly slice: number;
  /** The side to which the reader scrolls. */
  readonly direction: 1 | -1;
  readonly view: View;
  readonly window: Window;
  readonly isInverted: boolean;
}

/** A measure whose points are being placed. */
export interface Draft {
  readonly kind: MeasureKind;
  readonly pane: number;
  readonly slice: number;
  readonly points: readonly Point[];
}

/** The viewer of a case. */
export interface ViewerState {
  readonly series: readonly Series[];
  /** One, or two while series are compared. */
  readonly panes: readonly Pane[];
  readonly active: number;
  readonly tool: Tool;
  readonly isLinked: boolean;
  /** True while the key K releases the link. */
  readonly isReleased: boolean;
  /** The slices of both panes at the moment they were linked. */
  readonly linkedAt: readonly number[];
  readonly hasScrolled: boolean;
  readonly measures: MeasuresBySeries;
  /** Earlier measures, the newest last, which an undo restores. */
  readonly undoable: readonly MeasuresBySeries[];
  readonly draft: Draft | null;
  /** The measure whose points can be moved. */
  readonly selectedId: string;
  readonly areMeasuresShown: boolean;
  /** The point that arrow keys move, in pixels of the active picture; null until they do. */
  readonly cursor: Point | null;
  /** The point under a finger that the magnifier shows, in pixels of the picture. */
  readonly loupe: { readonly pane: number; readonly point: Point } | null;
}

/** A change of the state. */
export type Change = (state: ViewerState) => Partial<ViewerState>;

const isMeasureKind = (tool: Tool): tool is MeasureKind => ['length', 'angle', 'cobb'].includes(tool);

/** The kind of measure that a tool draws; null for another tool. */
export const getMeasureKind = (tool: Tool): MeasureKind | null => (isMeasureKind(tool) ? tool : null);

export const findSeries = ({ series }: ViewerState, key: string): Series | undefined =>
  series.find((each) => each.key === key);

/** The series of a pane; undefined where the case has no pictures. */
export const getPaneSeries = (state: ViewerState, pane: number): Series | undefined =>
  findSeries(state, state.panes[pane]?.seriesKey ?? '');
