import { expect, test } from 'vitest';
import { getNextQrScene, type QrSceneEvent, type QrSceneState } from './qr-scene.ts';

const STATES: readonly QrSceneState[] = ['waiting', 'scanned', 'confirmed', 'refused', 'claimed'];
const EVENTS: readonly QrSceneEvent[] = ['scan', 'confirm', 'refuse', 'claim', 'withdraw'];
const LEGAL: Readonly<Record<string, QrSceneState>> = {
  'waiting scan': 'scanned',
  'scanned scan': 'scanned',
  'scanned confirm': 'confirmed',
  'scanned refuse': 'refused',
  'confirmed claim': 'claimed',
  'confirmed withdraw': 'refused',
  'claimed withdraw': 'refused',
};

const pairs = STATES.flatMap((state) => EVENTS.map((event) => ({ state, event })));

test.each(pairs)('QR scene: $event while $state', ({ state, event }) => {
  expect(getNextQrScene(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
});
