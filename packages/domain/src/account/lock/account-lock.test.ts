import { expect, test } from 'vitest';
import { type AccountLockEvent, type AccountLockState, deriveAccountLock, getNextAccountLock } from './account-lock.ts';

const STATES: readonly AccountLockState[] = ['free', 'first', 'released', 'permanent'];
const EVENTS: readonly AccountLockEvent[] = ['tooManyDevices', 'verified', 'appealAccepted'];
const LEGAL: Readonly<Record<string, AccountLockState>> = {
  'free tooManyDevices': 'first',
  'first verified': 'released',
  'released tooManyDevices': 'permanent',
  'permanent appealAccepted': 'released',
};

const pairs = STATES.flatMap((state) => EVENTS.map((event) => ({ state, event })));

test.each(pairs)('account lock: $event while $state', ({ state, event }) => {
  expect(getNextAccountLock(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
});

test.each([
  { records: [], state: 'free' },
  { records: [{ type: 0, endedAt: null }], state: 'first' },
  { records: [{ type: 0, endedAt: 5 }], state: 'released' },
  {
    records: [
      { type: 1, endedAt: null },
      { type: 0, endedAt: 5 },
    ],
    state: 'permanent',
  },
])('lock records make an account $state', ({ records, state }) => {
  expect(deriveAccountLock(records)).toBe(state);
});
