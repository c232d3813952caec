import { useEffect, useState } from 'react';
import { useGetActivityDetailClock } from '../../entities/live/api/get-activity-detail.ts';

/** The gateway's time in ms, anew every `intervalMs` (rules/live#countdown). */
export function useGatewayNow(activityId: string, intervalMs: number): number {
  const ahead = useGetActivityDetailClock(activityId);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now + ahead;
}
