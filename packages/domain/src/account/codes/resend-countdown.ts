/** The wait for another code: the account, the start time (ms), and the number of seconds. */
export interface ResendWait {
  readonly account: string;
  readonly startedAt: number;
  readonly seconds: number;
}

/**
 * Whole seconds until a code can be requested again, 0 when it can; rules/verification-code#resend-countdown. Another
 * account ends the wait; a clock that was set back never makes it longer.
 */
export function getResendSecondsLeft(wait: ResendWait | null, account: string, now: number): number {
  if (wait === null || wait.account !== account) return 0;
  const left = Math.ceil(wait.seconds - (now - wait.startedAt) / 1000);
  return Math.min(Math.max(left, 0), wait.seconds);
}
