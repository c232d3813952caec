import { RESEND_SECONDS } from './code-limits.ts';

/** A code that was sent: when (ms) and to which account. */
export interface SentCode {
  readonly sentAt: number;
  readonly account: string;
}

/**
 * Whole seconds until a code can be requested again, 0 when it can; rules/verification-code#resend-countdown. Another
 * account ends the wait; a clock that was set back never makes it longer.
 */
export function getResendSecondsLeft(
  sent: SentCode | null,
  account: string,
  now: number,
  seconds: number = RESEND_SECONDS,
): number {
  if (sent === null || sent.account !== account) return 0;
  const left = Math.ceil(seconds - (now - sent.sentAt) / 1000);
  return Math.min(Math.max(left, 0), seconds);
}
