import { getResendSecondsLeft, type SentCode } from '@osteon/domain';
import { useEffect, useState } from 'react';

/** Four times a second, so that no second is skipped. */
const TICK_MS = 250;

/** Whole seconds until an account may ask for a code again, counting down to 0 (seed 000 §4). */
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
