import { describe, expect, test } from 'vitest';
import {
  getNextPhoneBinding,
  isPhoneBindingExpired,
  type PhoneBindingEvent,
  type PhoneBindingState,
} from './phone-binding.ts';

const STATES: readonly PhoneBindingState[] = ['idle', 'prompted', 'proving', 'changing', 'changed'];
const EVENTS: readonly PhoneBindingEvent[] = ['expired', 'keep', 'change', 'proven', 'bound', 'confirm', 'leave'];
const LEGAL: Readonly<Record<string, PhoneBindingState>> = {
  'idle expired': 'prompted',
  'idle change': 'proving',
  'prompted keep': 'idle',
  'prompted change': 'proving',
  'prompted leave': 'idle',
  'proving proven': 'changing',
  'proving leave': 'idle',
  'changing bound': 'changed',
  'changing leave': 'idle',
  'changed confirm': 'idle',
  'changed leave': 'idle',
};

const pairs = STATES.flatMap((state) => EVENTS.map((event) => ({ state, event })));

test.each(pairs)('phone bind: $event while $state', ({ state, event }) => {
  expect(getNextPhoneBinding(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
});

describe('a bound phone must be confirmed', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const now = Date.parse('2027-01-01T00:00:00Z');
  test.each([
    { days: 0, expired: false },
    { days: 180, expired: false },
    { days: 180.001, expired: true },
  ])('after $days days: $expired', ({ days, expired }) => {
    expect(isPhoneBindingExpired(now - days * DAY, now)).toBe(expired);
  });

  test('if it never was', () => {
    expect(isPhoneBindingExpired(null, now)).toBe(true);
  });
});
