import { useEffect, useEffectEvent, useState } from 'react';
import type { RunningAttempt } from '../../../entities/course/api/get-course-test.ts';

const TICK_MS = 1000;

/**
 * Milliseconds until the end of an attempt by the gateway's clock, which was read at `readAt` (ms) of the browser's;
 * updated every second. At zero `onEnd` is called, again every second until the attempt is removed
 * (rules/course-test#time).
 */
export function useRemainingTime({ serverTime, endsAt }: RunningAttempt, readAt: number, onEnd: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, endsAt - serverTime - (now - readAt));
  const isOver = left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
    const timer = setInterval(() => (isOver ? end() : setNow(Date.now())), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
