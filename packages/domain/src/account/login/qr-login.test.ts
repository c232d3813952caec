import { expect, test } from 'vitest';
import { getNextQrLogin, type QrLoginEvent, type QrLoginState } from './qr-login.ts';

const STATES: readonly QrLoginState[] = ['loading', 'showing', 'expired', 'failed', 'confirmed'];
const EVENTS: readonly QrLoginEvent[] = ['received', 'refused', 'expire', 'refresh', 'confirm'];
const LEGAL: Readonly<Record<string, QrLoginState>> = {
  'loading received': 'showing',
  'loading refused': 'failed',
  'showing expire': 'expired',
  'showing confirm': 'confirmed',
  'showing refresh': 'loading',
  'expired refresh': 'loading',
  'failed refresh': 'loading',
};

const pairs = STATES.flatMap((state) => EVENTS.map((event) => ({ state, event })));

test.each(pairs)('QR login: $event while $state', ({ state, event }) => {
  expect(getNextQrLogin(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
});
