import { getResendSecondsLeft, type SentCode } from '@osteon/domain';
import { useEffect, useState } from 'react';

/** Four ticks a second, so that no second is skipped. */
const TICK_MS = 250;

/** Whole seconds until a code can be sent to an account again (rules/verification-code#resend-countdown). */
export function useResendSeconds(sent: SentCode | null, account: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = getResendSecondsLeft(sent, account, now);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
