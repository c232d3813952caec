import type { ResponseOf } from '@osteon/contract';
import { LIVE_PRESENCE_BEAT_MS } from '@osteon/domain';
import { useEffect, useState } from 'react';
import { joinInActivity } from '../api/join-in-activity.ts';
import { leaveActivity } from '../api/leave-activity.ts';

type Statistics = ResponseOf<'joinInActivity'>['statistics'];

/**
 * Reports presence on the page of an event while it is visible, and returns the event's counters; null before the first
 * answer (rules/room-presence#presence).
 */
export function usePresence(activityId: string, userType: number): Statistics | null {
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    let isLeft = false;
    const join = () => {
      if (document.visibilityState === 'hidden') return;
      joinInActivity(activityId, userType).then(
        (answer) => {
          if (!isLeft) setStatistics(answer.statistics);
        },
        // The next heartbeat is the retry.
        () => undefined,
      );
    };
    const leave = () => leaveActivity(activityId);
    join();
    const timer = setInterval(join, LIVE_PRESENCE_BEAT_MS);
    document.addEventListener('visibilitychange', join);
    window.addEventListener('pagehide', leave);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', join);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [activityId, userType]);
  return statistics;
}
