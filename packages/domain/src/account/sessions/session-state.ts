/**
 * State of the portal's session: not checked yet, visitor, customer, or a customer whose session another login
 * displaced and who gets the login-expired dialog; rules/session#client-states.
 */
export type SessionState = 'unknown' | 'visitor' | 'customer' | 'displaced';

/**
 * `accepted` and `refused` come from the session check, where 110031 counts as accepted and a failure as refused;
 * `displaced` is 110031 in the transfer check; `ended` is a call that finds no session;
 * `dismissed` closes the login-expired dialog.
 */
export type SessionEvent = 'accepted' | 'refused' | 'loggedIn' | 'loggedOut' | 'displaced' | 'ended' | 'dismissed';

/** The legal transitions; a pair that is not listed changes nothing. */
const SESSION_TRANSITIONS: Readonly<Record<SessionState, Readonly<Partial<Record<SessionEvent, SessionState>>>>> = {
  unknown: { accepted: 'customer', refused: 'visitor', loggedIn: 'customer', displaced: 'displaced', ended: 'visitor' },
  visitor: { accepted: 'customer', refused: 'visitor', loggedIn: 'customer' },
  customer: {
    accepted: 'customer',
    refused: 'visitor',
    loggedIn: 'customer',
    loggedOut: 'visitor',
    displaced: 'displaced',
    ended: 'visitor',
  },
  displaced: { loggedIn: 'customer', dismissed: 'visitor' },
};

/** The state after `event`, or null if the pair is illegal. */
export function getNextSessionState(state: SessionState, event: SessionEvent): SessionState | null {
  return SESSION_TRANSITIONS[state][event] ?? null;
}
