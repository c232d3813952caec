import type { Point } from '../geometry/point.ts';
import { createMeasureId } from '../measures/measure-id.ts';
import { getSliceOfKey } from '../pane/slice-keys.ts';
import { dragWindow } from '../render/window-table.ts';
import { discard, moveCursor, movePoint, placePoint, removeMeasure, undo } from './measuring.ts';
import {
  applyPreset,
  panPane,
  resetPane,
  scrollTo,
  setLinked,
  setTool,
  setWindow,
  toggleCompare,
  toggleInverted,
  zoomPane,
} from './panes.ts';
import { type Change, getMeasureKind, getPaneSeries, type Tool, type ViewerState } from './viewer-state.ts';

/** Letters of the tools, as the tool bar names them. */
export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  scroll: 'S',
  window: 'W',
  zoom: 'Z',
  pan: 'P',
  length: 'L',
  angle: 'A',
  cobb: 'C',
};

const TOOL_OF_KEY = new Map(Object.entries(TOOL_KEYS).map(([tool, key]) => [key, tool as Tool]));

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** CSS pixels that an arrow key moves or drags by. */
const ARROW_PIXELS = 10;

/** A key with what is held beside it. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The change of a key anywhere in a viewer (rules/case-viewer#keyboard); null for a key without one. */
export function getChangeOfKey(key: Key, state: ViewerState): Change | null {
  const letter = key.key.toUpperCase();
  const { active } = state;
  if (key.ctrlKey || key.metaKey) return letter === 'Z' && !key.shiftKey ? undo : null;
  if (key.altKey) return null;
  const tool = TOOL_OF_KEY.get(letter);
  if (tool) return setTool(tool);
  const offered = /^[1-9]$/.test(key.key) ? getPaneSeries(state, active)?.windows[Number(key.key) - 1] : undefined;
  if (offered) return applyPreset(active, offered);
  if (letter === 'D') return toggleCompare;
  if (letter === 'I') return toggleInverted(active);
  if (letter === 'R') return resetPane(active);
  if (letter === 'H') return () => ({ areMeasuresShown: !state.areMeasuresShown });
  if (key.key === 'Escape') return state.draft || state.selectedId || state.cursor ? discard : null;
  return null;
}

/** The change of a key in a pane of this size: arrows do what a drag with the tool does. */
export function getChangeOfPaneKey(key: Key, state: ViewerState, size: Point): Change | null {
  const { active, tool } = state;
  const arrow = ARROWS[key.key];
  const middle: Point = [size[0] / 2, size[1] / 2];
  if (key.ctrlKey || key.metaKey) return null;
  if (key.key === '+' || key.key === '=') return zoomPane(active, 1.25, middle, size);
  if (key.key === '-') return zoomPane(active, 0.8, middle, size);
  if (arrow && key.altKey) return moveLastPoint(state, arrow, key.shiftKey);
  if (getMeasureKind(tool)) return getChangeOfMeasureKey(key, state, arrow);
  if (tool === 'scroll' || !arrow) return getScrollChange(key.key, state);
  const by: Point = [arrow[0] * ARROW_PIXELS, arrow[1] * ARROW_PIXELS];
  if (tool === 'pan') return panPane(active, by, size);
  if (tool === 'zoom') return zoomPane(active, arrow[1] + -arrow[0] > 0 ? 0.8 : 1.25, middle, size);
  const window = state.panes[active]?.window;
  return window ? setWindow(active, dragWindow(window, by, key.shiftKey)) : null;
}

function getScrollChange(key: string, state: ViewerState): Change | null {
  const count = getPaneSeries(state, state.active)?.count ?? 1;
  const slice = getSliceOfKey(key, state.panes[state.active]?.slice ?? 0, count);
  return slice === null ? null : scrollTo(state.active, slice);
}

/** With a measure's tool arrows move the cursor, by ten pixels with Shift, and Enter places a point there. */
function getChangeOfMeasureKey(key: Key, state: ViewerState, arrow: Point | undefined): Change | null {
  const { active, cursor, selectedId } = state;
  if (arrow) {
    const pixels = key.shiftKey ? 10 : 1;
    return moveCursor(active, [arrow[0] * pixels, arrow[1] * pixels]);
  }
  if (key.key === 'Enter') return cursor ? placePoint(active, cursor, createMeasureId()) : moveCursor(active, [0, 0]);
  const series = getPaneSeries(state, active);
  if (key.key === 'Delete' && selectedId && series) return removeMeasure(series.key, selectedId);
  return getScrollChange(key.key, state);
}

/** Moves the last point of the selected measure. */
function moveLastPoint(state: ViewerState, [x, y]: Point, isFar: boolean): Change | null {
  const { active, selectedId } = state;
  const series = getPaneSeries(state, active);
  const measure = state.measures[series?.key ?? '']?.find(({ measureId }) => measureId === selectedId);
  const last = measure?.points.at(-1);
  if (!measure || !last) return null;
  const pixels = isFar ? 10 : 1;
  return movePoint(active, selectedId, measure.points.length - 1, [last[0] + x * pixels, last[1] + y * pixels], true);
}

/** Links both panes, or releases them. */
export const toggleLinked: Change = (state) => setLinked(!state.isLinked)(state);
