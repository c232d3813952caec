import { describe, expect, test } from 'vitest';
import { type AccountLockEvent, type AccountLockState, accountLockOf, nextAccountLock } from './account-lock.ts';
import { type IdentityCheckEvent, type IdentityCheckState, nextIdentityCheck } from './identity-check.ts';
import { isPhoneBindExpired, nextPhoneBind, type PhoneBindEvent, type PhoneBindState } from './phone-bind.ts';

const pairsOf = <State, Event>(states: readonly State[], events: readonly Event[]) =>
  states.flatMap((state) => events.map((event) => ({ state, event })));

const LOCK_STATES: readonly AccountLockState[] = ['free', 'first', 'released', 'permanent'];
const LOCK_EVENTS: readonly AccountLockEvent[] = ['tooManyDevices', 'verified', 'appealAccepted'];
const LOCK_LEGAL: Readonly<Record<string, AccountLockState>> = {
  'free tooManyDevices': 'first',
  'first verified': 'released',
  'released tooManyDevices': 'permanent',
  'permanent appealAccepted': 'released',
};

test.each(pairsOf(LOCK_STATES, LOCK_EVENTS))('account lock: $event while $state', ({ state, event }) => {
  expect(nextAccountLock(state, event)).toBe(LOCK_LEGAL[`${state} ${event}`] ?? null);
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
  expect(accountLockOf(records)).toBe(state);
});

const CHECK_STATES: readonly IdentityCheckState[] = ['idle', 'sending', 'ready', 'unsent', 'checking', 'proven'];
const CHECK_EVENTS: readonly IdentityCheckEvent[] = ['open', 'sent', 'refuse', 'submit', 'accept'];
const CHECK_LEGAL: Readonly<Record<string, IdentityCheckState>> = {
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

test.each(pairsOf(CHECK_STATES, CHECK_EVENTS))('identity check: $event while $state', ({ state, event }) => {
  expect(nextIdentityCheck(state, event)).toBe(CHECK_LEGAL[`${state} ${event}`] ?? null);
});

const BIND_STATES: readonly PhoneBindState[] = ['idle', 'asked', 'proving', 'changing', 'changed'];
const BIND_EVENTS: readonly PhoneBindEvent[] = ['expired', 'keep', 'change', 'proven', 'bound', 'confirm', 'leave'];
const BIND_LEGAL: Readonly<Record<string, PhoneBindState>> = {
  'idle expired': 'asked',
  'idle change': 'proving',
  'asked keep': 'idle',
  'asked change': 'proving',
  'asked leave': 'idle',
  'proving proven': 'changing',
  'proving leave': 'idle',
  'changing bound': 'changed',
  'changing leave': 'idle',
  'changed confirm': 'idle',
  'changed leave': 'idle',
};

test.each(pairsOf(BIND_STATES, BIND_EVENTS))('phone bind: $event while $state', ({ state, event }) => {
  expect(nextPhoneBind(state, event)).toBe(BIND_LEGAL[`${state} ${event}`] ?? null);
});

describe('a bound phone is to be confirmed', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const now = Date.parse('2027-01-01T00:00:00Z');
  test.each([
    { days: 0, expired: false },
    { days: 180, expired: false },
    { days: 180.001, expired: true },
  ])('after $days days: $expired', ({ days, expired }) => {
    expect(isPhoneBindExpired(now - days * DAY, now)).toBe(expired);
  });

  test('where it never was', () => {
    expect(isPhoneBindExpired(null, now)).toBe(true);
  });
});
