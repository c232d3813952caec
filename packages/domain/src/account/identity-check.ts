/**
 * The SMS tab of the verify dialogs (seed 001 §4): it has not been opened, a code is on its way, one can be typed, none
 * could be sent, what was typed is being checked, or the owner is proven.
 */
export type IdentityCheckState = 'idle' | 'sending' | 'ready' | 'unsent' | 'checking' | 'proven';

/** `open` sends by itself; a resend is `open` again; `refuse` is a failure of what is under way. */
export type IdentityCheckEvent = 'open' | 'sent' | 'refuse' | 'submit' | 'accept';

/** The legal moves; a pair that is not listed changes nothing, such as an answer that came too late. */
const TRANSITIONS: Readonly<
  Record<IdentityCheckState, Readonly<Partial<Record<IdentityCheckEvent, IdentityCheckState>>>>
> = {
  idle: { open: 'sending' },
  sending: { sent: 'ready', refuse: 'unsent' },
  ready: { open: 'sending', submit: 'checking' },
  // A code that was sent before may still be good.
  unsent: { open: 'sending', submit: 'checking' },
  checking: { accept: 'proven', refuse: 'ready' },
  proven: {},
};

/** The state after `event`, or null where the pair is illegal. */
export function nextIdentityCheck(state: IdentityCheckState, event: IdentityCheckEvent): IdentityCheckState | null {
  return TRANSITIONS[state][event] ?? null;
}
