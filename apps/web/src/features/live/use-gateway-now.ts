import { useEffect, useState } from 'react';
import { useGetActivityDetailClock } from '../../entities/live/api/get-activity-detail.ts';

/**
 * The gateway's time in ms, updated every `intervalMs`, from the clock offset: gateway time minus browser time
 * (rules/live-booking#countdown).
 */
export function useClock(clockOffset: number, intervalMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now + clockOffset;
}

/** The gateway's time on the page of an event, whose call returns the gateway's clock. */
export const useGatewayNow = (activityId: string, intervalMs: number): number =>
  useClock(useGetActivityDetailClock(activityId), intervalMs);
