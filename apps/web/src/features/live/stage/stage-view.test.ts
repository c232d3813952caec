import { LiveStatus } from '@osteon/domain';
import { expect, test } from 'vitest';
import { getStageView } from './stage-view.ts';

const { disabled, default: draft, pendingReview, advertise, living, pause, end, replay, replayPause } = LiveStatus;
const open = { authorizeType: 'all', mayWatch: true, isLoggedIn: false, hasStream: true, hasReplay: true } as const;

test.each([
  [disabled, 'cover'],
  [draft, 'cover'],
  [pendingReview, 'cover'],
  [advertise, 'cover'],
  [living, 'stream'],
  [pause, 'waiting'],
  [end, 'ended'],
  [replay, 'replay'],
  [replayPause, 'ended'],
] as const)('status %d shows %s', (status, view) => {
  expect(getStageView({ ...open, status })).toBe(view);
});

test.each([
  [{ authorizeType: 'login', isLoggedIn: false }, 'needLogin'],
  [{ authorizeType: 'auth', isLoggedIn: false }, 'needLogin'],
  [{ authorizeType: 'auth', isLoggedIn: true }, 'needAuth'],
] as const)('%o, who may not watch, is shown %s on the air and nothing of it otherwise', (viewer, view) => {
  const facts = { ...open, ...viewer, mayWatch: false };
  expect(getStageView({ ...facts, status: living })).toBe(view);
  expect(getStageView({ ...facts, status: pause })).toBe(view);
  expect(getStageView({ ...facts, status: advertise })).toBe('cover');
});

test('a running event without a stream waits for it', () => {
  expect(getStageView({ ...open, status: living, hasStream: false })).toBe('waiting');
});

test('a replay whose recording is gone has ended', () => {
  expect(getStageView({ ...open, status: replay, hasReplay: false })).toBe('ended');
});
