import { m } from '../../../texts/index.ts';

/** Label of the button that sends a code: its countdown, or the request for the first or another code. */
export function sendCodeLabel(secondsLeft: number, wasSent = false): string {
  if (secondsLeft > 0) return m['account.code.resendIn']({ seconds: secondsLeft });
  return wasSent ? m['account.code.resend']() : m['account.code.get']();
}
