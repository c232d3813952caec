import { expect, test } from 'vitest';
import { nextQrLogin, type QrLoginEvent, type QrLoginState } from './qr-login.ts';
import { nextQrScene, type QrSceneEvent, type QrSceneState } from './qr-scene.ts';
import { nextSession, type SessionEvent, type SessionState } from './session-state.ts';

const QR_STATES: readonly QrLoginState[] = ['loading', 'showing', 'expired', 'failed', 'confirmed'];
const QR_EVENTS: readonly QrLoginEvent[] = ['received', 'refused', 'expire', 'refresh', 'confirm'];
const QR_LEGAL: Readonly<Record<string, QrLoginState>> = {
  'loading received': 'showing',
  'loading refused': 'failed',
  'showing expire': 'expired',
  'showing confirm': 'confirmed',
  'showing refresh': 'loading',
  'expired refresh': 'loading',
  'failed refresh': 'loading',
};

const qrPairs = QR_STATES.flatMap((state) => QR_EVENTS.map((event) => ({ state, event })));

test.each(qrPairs)('QR login: $event while $state', ({ state, event }) => {
  expect(nextQrLogin(state, event)).toBe(QR_LEGAL[`${state} ${event}`] ?? null);
});

const SCENE_STATES: readonly QrSceneState[] = ['waiting', 'scanned', 'confirmed', 'refused', 'claimed'];
const SCENE_EVENTS: readonly QrSceneEvent[] = ['scan', 'confirm', 'refuse', 'claim', 'withdraw'];
const SCENE_LEGAL: Readonly<Record<string, QrSceneState>> = {
  'waiting scan': 'scanned',
  'scanned scan': 'scanned',
  'scanned confirm': 'confirmed',
  'scanned refuse': 'refused',
  'confirmed claim': 'claimed',
  'confirmed withdraw': 'refused',
  'claimed withdraw': 'refused',
};

const scenePairs = SCENE_STATES.flatMap((state) => SCENE_EVENTS.map((event) => ({ state, event })));

test.each(scenePairs)('QR scene: $event while $state', ({ state, event }) => {
  expect(nextQrScene(state, event)).toBe(SCENE_LEGAL[`${state} ${event}`] ?? null);
});

const STATES: readonly SessionState[] = ['unknown', 'visitor', 'customer', 'displaced'];
const EVENTS: readonly SessionEvent[] = [
  'accepted',
  'refused',
  'loggedIn',
  'loggedOut',
  'displaced',
  'ended',
  'dismissed',
];
const LEGAL: Readonly<Record<string, SessionState>> = {
  'unknown accepted': 'customer',
  'unknown refused': 'visitor',
  'unknown loggedIn': 'customer',
  'unknown ended': 'visitor',
  'visitor accepted': 'customer',
  'visitor refused': 'visitor',
  'visitor loggedIn': 'customer',
  'customer accepted': 'customer',
  'customer refused': 'visitor',
  'customer loggedIn': 'customer',
  'customer loggedOut': 'visitor',
  'customer displaced': 'displaced',
  'customer ended': 'visitor',
  'displaced loggedIn': 'customer',
  'displaced dismissed': 'visitor',
};

const pairs = STATES.flatMap((state) => EVENTS.map((event) => ({ state, event })));

test.each(pairs)('session: $event while $state', ({ state, event }) => {
  expect(nextSession(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
});
