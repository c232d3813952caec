import { expect, test } from 'vitest';
import type { Series } from '../data/series.ts';
import {
  applyPreset,
  findCounterpart,
  openSeries,
  panPane,
  resetPane,
  scrollTo,
  setLinked,
  setReleased,
  setWindow,
  showSeries,
  toggleCompare,
  zoomPane,
} from './panes.ts';
import type { Change, ViewerState } from './viewer-state.ts';
import { createViewerState, replaceSeries } from './viewer-store.ts';

function series(key: string, change: Partial<Series> = {}): Series {
  const windows = [
    { preset: 'bone', center: 500, width: 2000 },
    { preset: 'softTissue', center: 40, width: 400 },
  ] as const;
  return {
    key,
    kind: 'stack',
    id: key,
    title: 'CT',
    phase: 'before',
    width: 512,
    height: 512,
    count: 40,
    spacing: { row: 1, column: 1, slice: 1 },
    base: 0,
    step: 1,
    windows,
    firstWindow: windows[0],
    picture: null,
    url: '',
    ...change,
  };
}

const before = series('a');
const after = series('b', { phase: 'after', count: 20, spacing: { row: 1, column: 1, slice: 2 } });
const picture = series('c', { kind: 'image', count: 1, title: 'X线' });
const latePicture = series('d', { kind: 'image', count: 1, title: 'X线', phase: 'after' });

const apply = (state: ViewerState, ...changes: Change[]): ViewerState =>
  changes.reduce((each, change) => ({ ...each, ...change(each) }), state);

const compared = () => apply(createViewerState([before, after]), toggleCompare);
const slices = ({ panes }: ViewerState) => panes.map(({ slice }) => slice);

test('a case opens with its first stack, at the middle slice', () => {
  expect(createViewerState([picture, before]).panes).toEqual([openSeries(before)]);
  expect(slices(createViewerState([before]))).toEqual([19]);
});

test.each([
  [before, [picture, after], after],
  [before, [picture, latePicture], latePicture],
  [picture, [before, after, latePicture], latePicture],
  [picture, [picture], undefined],
])('%o is compared with the picture of the other time that is most alike', (to, all, found) => {
  expect(findCounterpart(all, to)).toBe(found);
});

test('the picture after the operation is on the right, whichever was open', () => {
  const state = apply(createViewerState([before, after]), showSeries(after), toggleCompare);
  expect(state.panes.map(({ seriesKey }) => seriesKey)).toEqual(['a', 'b']);
  expect(state.active).toBe(1);
});

test('a stack without a like one is replaced by two pictures for comparing', () => {
  const state = apply(createViewerState([picture, before, latePicture]), toggleCompare);
  expect(state.panes.map(({ seriesKey }) => seriesKey)).toEqual(['c', 'd']);
});

test('linked panes scroll by the same way in mm', () => {
  const state = compared();
  expect(slices(state)).toEqual([19, 9]);
  expect(slices(apply(state, scrollTo(0, 29)))).toEqual([29, 14]);
  expect(slices(apply(state, scrollTo(0, 29), scrollTo(0, 19)))).toEqual([19, 9]);
});

test('a released link keeps the new offset once it is back', () => {
  const state = apply(compared(), setReleased(true), scrollTo(0, 21), setReleased(false), scrollTo(0, 25));
  expect(slices(state)).toEqual([25, 11]);
});

test('zoom, pan and window apply to both panes while they are linked', () => {
  const change: Change[] = [zoomPane(0, 2, [100, 100], [200, 200]), panPane(0, [20, 0], [200, 200])];
  const { panes } = apply(compared(), ...change, setWindow(0, { center: 1, width: 2 }));
  expect(panes[1]?.view).toEqual(panes[0]?.view);
  expect(panes[1]?.window).toEqual({ center: 1, width: 2 });
  const apart = apply(compared(), setLinked(false), ...change, applyPreset(0, { preset: 'bone', center: 1, width: 2 }));
  expect(apart.panes[1]).toEqual(openSeries(after));
});

test('a window of a stack does not apply to a picture beside it, its name does', () => {
  const state = apply(createViewerState([before, latePicture]), toggleCompare);
  const custom = apply(state, setWindow(0, { center: 1, width: 2 }));
  expect(custom.panes[1]?.window).toEqual(latePicture.firstWindow);
  const named = apply(state, applyPreset(0, { preset: 'softTissue', center: 40, width: 400 }));
  expect(named.panes[1]?.window).toBe(latePicture.windows[1]);
});

test('a reset shows the picture fitted and in its first window, at the same slice', () => {
  const state = apply(createViewerState([before]), scrollTo(0, 3), setWindow(0, { center: 1, width: 2 }), resetPane(0));
  expect(state.panes[0]).toMatchObject({ slice: 3, window: before.firstWindow, view: { zoom: 1, pan: [0, 0] } });
});

test('slices end at both ends of the stack', () => {
  expect(slices(apply(createViewerState([before]), scrollTo(0, 99)))).toEqual([39]);
  expect(slices(apply(createViewerState([before]), scrollTo(0, -5)))).toEqual([0]);
});

test('series that a vote opens are added to what is shown, and those that are gone are closed', () => {
  const state = apply(createViewerState([before]), scrollTo(0, 5), replaceSeries([before, after]));
  expect(slices(state)).toEqual([5]);
  expect(apply(compared(), replaceSeries([before])).panes).toHaveLength(1);
  expect(apply(compared(), replaceSeries([])).panes).toEqual([]);
});
