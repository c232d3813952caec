import { LiveStatus } from '@osteon/domain';
import { expect, test } from 'vitest';
import { getStageView, hasPlayer, type StageState } from './stage-view.ts';

const { disabled, default: draft, pendingReview, advertise, living, pause, end, replay, replayPause } = LiveStatus;
const MINUTE = 60_000;

const open: StageState = {
  status: living,
  authorizeType: 'all',
  mayWatch: true,
  isLoggedIn: false,
  hasStream: true,
  channelStatus: living,
  isRecorded: true,
  hasReplay: true,
};
const playback = { isAtEdge: true, isStalled: false, failures: 0, soundOnly: 'off' } as const;

test.each([
  [disabled, 'cover'],
  [draft, 'cover'],
  [pendingReview, 'cover'],
  [advertise, 'announced'],
  [living, 'stream'],
  [pause, 'paused'],
  [end, 'replayComing'],
  [replay, 'replay'],
  [replayPause, 'ended'],
] as const)('status %d shows %s', (status, view) => {
  expect(getStageView({ ...open, status })).toBe(view);
});

test.each([
  [16 * MINUTE, 'announced'],
  [15 * MINUTE, 'soon'],
  [0, 'late'],
] as const)('%d ms before the planned start the stage shows %s', (left, view) => {
  expect(getStageView({ ...open, status: advertise, left })).toBe(view);
});

test.each([
  [{ authorizeType: 'login', isLoggedIn: false }, 'needLogin'],
  [{ authorizeType: 'auth', isLoggedIn: false }, 'needLogin'],
  [{ authorizeType: 'auth', isLoggedIn: true }, 'needAuth'],
] as const)('%o, who may not watch, sees %s on the air and the announcement before it', (viewer, view) => {
  const state = { ...open, ...viewer, mayWatch: false };
  expect(getStageView({ ...state, status: living })).toBe(view);
  expect(getStageView({ ...state, status: pause })).toBe(view);
  expect(getStageView({ ...state, status: advertise })).toBe('announced');
});

test.each([
  ['a channel that has ended', { channelStatus: end }, 'channelEnded'],
  ['a running event without a stream', { hasStream: false }, 'noStream'],
  ['the past of an event that pauses', { status: pause, playback: { ...playback, isAtEdge: false } }, 'stream'],
  ['a lost connection with buffered video', { playback: { ...playback, failures: 2 } }, 'stream'],
  [
    'a lost connection without buffered video',
    { playback: { ...playback, failures: 2, isStalled: true } },
    'disconnected',
  ],
  [
    'a channel whose camera is off',
    { channelStatus: pause, playback: { ...playback, isStalled: true } },
    'channelPaused',
  ],
  ['a network too weak for video', { playback: { ...playback, soundOnly: 'fallback' } }, 'noPicture'],
  ['audio only, as chosen', { playback: { ...playback, soundOnly: 'chosen' } }, 'soundOnly'],
  ['an end without a recording', { status: end, isRecorded: false }, 'ended'],
  ['a replay whose recording was deleted', { status: replay, hasReplay: false }, 'ended'],
] as const)('%s', (_name, change, view) => {
  expect(getStageView({ ...open, ...change })).toBe(view);
});

test('the player remains under the card of a pause, and is not rendered without a stream', () => {
  expect([
    hasPlayer('paused', open),
    hasPlayer('paused', { hasStream: false }),
    hasPlayer('channelEnded', open),
  ]).toEqual([true, false, false]);
});
