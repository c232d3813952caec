import { expect, test } from 'vitest';
import { emptyPlayer, nextPlayerState, type PlayerEvent, type PlayerState } from './player-state.ts';

const WHOLE = { tryWatchFlag: false, tryWatchDuration: 0 };
const LIMITED = { tryWatchFlag: true, tryWatchDuration: 180 };

const given = (savedPosition: number | null = null, watchAuth = WHOLE): PlayerEvent => ({
  type: 'sourceLoaded',
  duration: 360,
  watchAuth,
  gate: watchAuth.tryWatchFlag ? 'login' : null,
  savedPosition,
});
const moved = (position: number): PlayerEvent => ({ type: 'moved', position, bufferedTo: position + 10 });
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(nextPlayerState, emptyPlayer);

test.each([
  [100, 100],
  [5, null],
  [350, null],
  [null, null],
])('the first playlist resumes a position of %s s at %s s', (saved, resumedAt) => {
  expect(after(given(saved))).toMatchObject({ stage: 'loading', resumedAt, position: resumedAt ?? 0 });
});

test('a position that was chosen before the first playlist counts more than the last visit', () => {
  const early = nextPlayerState({ ...emptyPlayer, duration: 360 }, { type: 'sought', position: 60 });
  expect(nextPlayerState(early, given(100))).toMatchObject({ position: 60, resumedAt: null });
});

test('a later playlist continues at the position of the viewer', () => {
  const state = after(given(100), moved(200), { type: 'failed', failure: 'expired' }, given(100));
  expect(state).toMatchObject({ stage: 'loading', failure: null, position: 200 });
});

test('after a logout the position stays inside the open part', () => {
  expect(after(given(), moved(300), given(null, LIMITED)).position).toBe(180);
});

test('the cover is removed by the first picture or the first seek, not by pressing play', () => {
  expect(after(given(), { type: 'played' }).covered).toBe(true);
  expect(after(given(), { type: 'played' }, { type: 'playing' }).covered).toBe(false);
  expect(after(given(), { type: 'sought', position: 20 }).covered).toBe(false);
});

test.each<[string, PlayerEvent]>([
  ['reached', moved(180)],
  ['passed by seeking', { type: 'sought', position: 300 }],
  ['where the playlist ends a moment before', { type: 'ended' }],
])('the limit of the try-watch, %s, shows its end', (_how, event) => {
  expect(after(given(null, LIMITED), moved(179.7), event)).toMatchObject({ finish: 'tryWatch' });
});

test('seeking back from the limit hides its end', () => {
  const state = after(given(null, LIMITED), moved(180), { type: 'sought', position: 60 });
  expect(state).toMatchObject({ finish: null, position: 60 });
});

test('the last second of an open title is its end, and playing again is not', () => {
  const ended = after(given(), { type: 'played' }, moved(359.9), { type: 'ended' });
  expect(ended).toMatchObject({ finish: 'whole', playing: false, position: 360 });
  expect(nextPlayerState(ended, { type: 'played' }).finish).toBeNull();
});

const STEP = { startSeconds: 300, endSeconds: 360 };
const chosen = (repeat: boolean): PlayerEvent => ({ type: 'excerptChosen', excerpt: { ranges: [STEP], repeat } });

test('a loop at the end of the video does not finish', () => {
  expect(after(given(), chosen(true), { type: 'ended' })).toMatchObject({ finish: null, excerpt: { repeat: true } });
});

test('key parts that reach the end of the video are over', () => {
  expect(after(given(), chosen(false), { type: 'ended' })).toMatchObject({ finish: 'whole', excerpt: null });
});

test('an excerpt stays while the viewer seeks inside it and ends outside', () => {
  expect(after(given(), chosen(true), { type: 'sought', position: 310 }).excerpt).not.toBeNull();
  expect(after(given(), chosen(true), { type: 'sought', position: 20 }).excerpt).toBeNull();
});

test('playing that a failure stopped continues with the next playlist', () => {
  const broken = after(given(), { type: 'played' }, { type: 'stalled' }, { type: 'failed', failure: 'network' });
  expect(broken).toMatchObject({ stage: 'failed', failure: 'network', waiting: false });
  const again = [{ type: 'paused' } as const, given()].reduce(nextPlayerState, broken);
  expect(again).toMatchObject({ stage: 'loading', failure: null, playing: true });
});

test.each([
  ['a locked chapter', { type: 'lockedChosen', position: 217 } as const],
  ['the timeline', { type: 'sought', position: 217 } as const],
])('after the login it continues at the second past the limit that was chosen by %s', (_name, choice) => {
  const chosen = after(given(null, LIMITED), moved(60), choice);
  expect(chosen).toMatchObject({ wanted: 217, gate: 'login' });
  // An expired link brings another playlist with the same limit.
  const same = nextPlayerState(chosen, given(null, LIMITED));
  expect(same).toMatchObject({ wanted: 217 });
  expect(nextPlayerState(same, given())).toMatchObject({ position: 217, wanted: null, gate: null });
});

test('a second within the limit that was chosen later counts more than a locked one', () => {
  const state = after(given(null, LIMITED), { type: 'sought', position: 217 }, { type: 'sought', position: 30 });
  expect(nextPlayerState(state, given())).toMatchObject({ position: 30 });
});
