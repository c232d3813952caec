import { getResendSecondsLeft, RESEND_SECONDS, type ResendWait } from '@osteon/domain';
import { useEffect, useState } from 'react';
import { refusedWaitSeconds } from './failure-text.ts';

/** The differences between a countdown and that of most forms. */
export interface ResendTiming {
  readonly seconds?: number;
  /** The interval at which it reads the clock, in ms. */
  readonly tickMs?: number;
}

/** Four ticks a second, so that no second is skipped. */
const TICK_MS = 250;

/** The content of a countdown: a code that was sent, or a request that the gateway refused for the time being. */
interface Countdown extends ResendWait {
  readonly sent: boolean;
}

/**
 * The countdown until another code can be sent to an account (rules/verification-code#resend-countdown). A changed
 * account resets it, also when the first one is typed again: then the gateway's refusal has the seconds to wait.
 */
export function useResendCountdown(account: string, { seconds = RESEND_SECONDS, tickMs = TICK_MS }: ResendTiming = {}) {
  const [countdown, setCountdown] = useState<Countdown | null>(null);
  const [now, setNow] = useState(() => Date.now());
  if (countdown !== null && countdown.account !== account) setCountdown(null);
  const secondsLeft = getResendSecondsLeft(countdown, account, now);
  const running = secondsLeft > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [running, tickMs]);

  return {
    secondsLeft,
    /** True if a code was sent to this account. */
    wasSent: countdown?.sent === true,
    onSent: () => setCountdown({ account, startedAt: Date.now(), seconds, sent: true }),
    /** Without seconds in the refusal the countdown ends: it would promise a code that was not sent. */
    onRefused: (error: unknown) =>
      setCountdown({
        account,
        startedAt: Date.now(),
        seconds: refusedWaitSeconds(error),
        sent: countdown?.sent === true,
      }),
  };
}
