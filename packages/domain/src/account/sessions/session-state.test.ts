import { expect, test } from 'vitest';
import { getNextSessionState, type SessionEvent, type SessionState } from './session-state.ts';

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
  'unknown displaced': 'displaced',
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
  expect(getNextSessionState(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
});
