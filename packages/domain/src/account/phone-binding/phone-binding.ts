/** Days after which a bound phone must be confirmed again; rules/phone-binding#bind-check. */
export const PHONE_BINDING_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns true when a bound phone must be confirmed again; times in ms, null if it never was. */
export function isPhoneBindingExpired(confirmedAt: number | null, now: number): boolean {
  return confirmedAt === null || now - confirmedAt > PHONE_BINDING_DAYS * DAY_MS;
}

/**
 * State of the phone check: no dialog, the prompt to confirm that the phone is still in use, the verification, the form
 * of the new number, the success message; rules/phone-binding#flow.
 */
export type PhoneBindingState = 'idle' | 'prompted' | 'proving' | 'changing' | 'changed';

/** `expired` comes from the check, `change` from the prompt or the security page; `leave` closes a dialog. */
export type PhoneBindingEvent = 'expired' | 'keep' | 'change' | 'proven' | 'bound' | 'confirm' | 'leave';

/** The legal transitions; a pair that is not listed changes nothing. */
const TRANSITIONS: Readonly<
  Record<PhoneBindingState, Readonly<Partial<Record<PhoneBindingEvent, PhoneBindingState>>>>
> = {
  idle: { expired: 'prompted', change: 'proving' },
  prompted: { keep: 'idle', change: 'proving', leave: 'idle' },
  proving: { proven: 'changing', leave: 'idle' },
  changing: { bound: 'changed', leave: 'idle' },
  changed: { confirm: 'idle', leave: 'idle' },
};

/** The state after `event`, or null if the pair is illegal. */
export function getNextPhoneBinding(state: PhoneBindingState, event: PhoneBindingEvent): PhoneBindingState | null {
  return TRANSITIONS[state][event] ?? null;
}
