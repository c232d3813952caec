import { expect, test } from 'vitest';
import { getLiveLabel } from './live-label.ts';
import { getShownLiveStatus, isOnAir, LiveStatus } from './live-status.ts';
import { getNextLiveStatus, LIVE_TRANSITION_NAMES, LIVE_TRANSITIONS, type LiveTransition } from './live-transitions.ts';

const { disabled, default: draft, pendingReview, advertise, living, pause, end, replay, replayPause } = LiveStatus;
const STATUSES = Object.values(LiveStatus);
const LEGAL: Readonly<Record<LiveTransition, readonly (readonly [LiveStatus, LiveStatus])[]>> = {
  submit: [[draft, pendingReview]],
  sendBack: [[pendingReview, draft]],
  approve: [[pendingReview, advertise]],
  start: [[advertise, living]],
  pause: [[living, pause]],
  resume: [[pause, living]],
  end: [
    [living, end],
    [pause, end],
  ],
  openReplay: [[end, replay]],
  pauseReplay: [[replay, replayPause]],
  resumeReplay: [[replayPause, replay]],
  disable: [draft, pendingReview, advertise, end, replay, replayPause].map((status) => [status, disabled]),
  enable: [[disabled, draft]],
};

const pairs = STATUSES.flatMap((status) => LIVE_TRANSITION_NAMES.map((transition) => ({ status, event: transition })));

test.each(pairs)('$event at $status', ({ status, event: transition }) => {
  const move = LEGAL[transition].find(([from]) => from === status);
  expect(getNextLiveStatus(status, transition)).toBe(move?.[1] ?? null);
});

test('of the 81 pairs of statuses, exactly these can follow each other', () => {
  const reached = STATUSES.flatMap((from) => Object.values(LIVE_TRANSITIONS[from]).map((to) => `${from} → ${to}`));
  const legal = Object.values(LEGAL).flatMap((moves) => moves.map(([from, to]) => `${from} → ${to}`));
  expect(reached.toSorted()).toEqual(legal.toSorted());
  expect(new Set(reached).size).toBe(reached.length);
});

test.each([
  [disabled, null],
  [draft, null],
  [pendingReview, null],
  [advertise, 'live.status.preview'],
  [living, 'live.status.living'],
  [pause, 'live.status.living'],
  [end, 'live.status.ended'],
  [replay, 'live.status.replay'],
  [replayPause, 'live.status.ended'],
])('status %d is labelled %s', (status, label) => {
  expect(getLiveLabel(status)).toBe(label);
});

test('living and paused events are on the air', () => {
  expect(STATUSES.filter(isOnAir).toSorted()).toEqual([living, pause]);
});

test.each([
  [advertise, 999, advertise],
  [advertise, 1000, end],
  [living, 1000, living],
  [pause, 5000, pause],
  [replay, 5000, replay],
])('status %d is shown at %d as %d if the planned end is at 1000', (status, now, shown) => {
  expect(getShownLiveStatus(status, 1000, now)).toBe(shown);
});
