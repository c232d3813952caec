/** Lifetime of a step-up token (`bandToken` on the wire), in seconds; rules/phone-binding#step-up-token. */
export const STEP_UP_TOKEN_SECONDS = 600;

/**
 * State of the SMS tab of the verify dialogs: not opened, a code is being sent, one can be typed, none could be sent,
 * the typed one is being checked, the owner is verified; rules/phone-binding#verify-dialog.
 */
export type IdentityCheckState = 'idle' | 'sending' | 'ready' | 'unsent' | 'checking' | 'proven';

/** `open` sends a code; a resend is `open` again; `refuse` is a failure of the pending request. */
export type IdentityCheckEvent = 'open' | 'sent' | 'refuse' | 'submit' | 'accept';

/** The legal transitions; a pair that is not listed changes nothing, e.g. a delayed response. */
const TRANSITIONS: Readonly<
  Record<IdentityCheckState, Readonly<Partial<Record<IdentityCheckEvent, IdentityCheckState>>>>
> = {
  idle: { open: 'sending' },
  sending: { sent: 'ready', refuse: 'unsent' },
  ready: { open: 'sending', submit: 'checking' },
  // An earlier code may still be valid.
  unsent: { open: 'sending', submit: 'checking' },
  checking: { accept: 'proven', refuse: 'ready' },
  proven: {},
};

/** The state after `event`, or null if the pair is illegal. */
export function getNextIdentityCheck(state: IdentityCheckState, event: IdentityCheckEvent): IdentityCheckState | null {
  return TRANSITIONS[state][event] ?? null;
}
