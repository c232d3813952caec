import { COUPON_TICK_MS } from '@osteon/domain';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Milliseconds until `endsAt` (ms), updated every second; at zero `onEnd` is called once
 * (rules/membership#coupon-dialog).
 */
export function useTimeLeft(endsAt: number, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, endsAt - now);
  const end = useEffectEvent(onEnd);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return end();
    const timer = setInterval(() => setNow(Date.now()), COUPON_TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
