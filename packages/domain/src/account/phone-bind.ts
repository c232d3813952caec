import { PHONE_BIND_DAYS } from './login-limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a bound phone is to be confirmed again; times in ms, null where it never was (spec-decision 9). */
export function isPhoneBindExpired(confirmedAt: number | null, now: number): boolean {
  return confirmedAt === null || now - confirmedAt > PHONE_BIND_DAYS * DAY_MS;
}

/**
 * Where the owner of a bound phone stands (seed 000 §4, Phone-bind security): nothing is asked, the question whether it
 * is still in use, the proof of identity, the new number, the word that it is changed.
 */
export type PhoneBindState = 'idle' | 'asked' | 'proving' | 'changing' | 'changed';

/** `expired` comes from the check, `change` from the question or the security page; `leave` closes a dialog. */
export type PhoneBindEvent = 'expired' | 'keep' | 'change' | 'proven' | 'bound' | 'confirm' | 'leave';

/** The legal moves; a pair that is not listed changes nothing. */
const TRANSITIONS: Readonly<Record<PhoneBindState, Readonly<Partial<Record<PhoneBindEvent, PhoneBindState>>>>> = {
  idle: { expired: 'asked', change: 'proving' },
  asked: { keep: 'idle', change: 'proving', leave: 'idle' },
  proving: { proven: 'changing', leave: 'idle' },
  changing: { bound: 'changed', leave: 'idle' },
  changed: { confirm: 'idle', leave: 'idle' },
};

/** The state after `event`, or null where the pair is illegal. */
export function nextPhoneBind(state: PhoneBindState, event: PhoneBindEvent): PhoneBindState | null {
  return TRANSITIONS[state][event] ?? null;
}
