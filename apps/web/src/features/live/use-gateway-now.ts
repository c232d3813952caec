import { useEffect, useState } from 'react';
import { useGetActivityDetailClock } from '../../entities/live/api/get-activity-detail.ts';

/** The gateway's time in ms, anew every `intervalMs`; `ahead` is what its clock is ahead of the browser's (rules/live#countdown). */
export function useClock(ahead: number, intervalMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now + ahead;
}

/** The same on the page of an event, whose call tells the gateway's clock. */
export const useGatewayNow = (activityId: string, intervalMs: number): number =>
  useClock(useGetActivityDetailClock(activityId), intervalMs);
