import { RESEND_SECONDS } from './code-limits.ts';

/** A code that was sent: when (ms) and to which account. */
export interface SentCode {
  readonly sentAt: number;
  readonly account: string;
}

/**
 * Whole seconds until a code can be asked for again, 0 when it can (seed 000 §4): counted down from the last sending,
 * and over at once when another number is typed. A clock that was set back never makes the wait longer.
 */
export function resendSecondsLeft(
  sent: SentCode | null,
  account: string,
  now: number,
  seconds: number = RESEND_SECONDS,
): number {
  if (sent === null || sent.account !== account) return 0;
  const left = Math.ceil(seconds - (now - sent.sentAt) / 1000);
  return Math.min(Math.max(left, 0), seconds);
}
