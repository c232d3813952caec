import { expect, test } from 'vitest';
import { getNextIdentityCheck, type IdentityCheckEvent, type IdentityCheckState } from './identity-check.ts';

const STATES: readonly IdentityCheckState[] = ['idle', 'sending', 'ready', 'unsent', 'checking', 'proven'];
const EVENTS: readonly IdentityCheckEvent[] = ['open', 'sent', 'refuse', 'submit', 'accept'];
const LEGAL: Readonly<Record<string, IdentityCheckState>> = {
  'idle open': 'sending',
  'sending sent': 'ready',
  'sending refuse': 'unsent',
  'ready open': 'sending',
  'ready submit': 'checking',
  'unsent open': 'sending',
  'unsent submit': 'checking',
  'checking accept': 'proven',
  'checking refuse': 'ready',
};

const pairs = STATES.flatMap((state) => EVENTS.map((event) => ({ state, event })));

test.each(pairs)('identity check: $event while $state', ({ state, event }) => {
  expect(getNextIdentityCheck(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
});
