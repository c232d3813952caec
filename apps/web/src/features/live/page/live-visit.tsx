import { useEffect } from 'react';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { useActionReports } from './use-action-reports.ts';

interface LiveVisitProps {
  activityId: string;
  /** The kind of page: an event, or a meeting (rules/analytics#live-actions). */
  page: 'liveTerminal' | 'conference';
}

/**
 * Reports that an event is opened and left, and the actions between. It is rendered beside the event's own part of a
 * page, so that it runs once the event is visible, and not for one that does not exist.
 */
export function LiveVisit({ activityId, page }: LiveVisitProps) {
  useActionReports(activityId);
  useEffect(() => {
    const browse = () => reportLiveAction(`${page}Browse`, activityId);
    const leave = () => reportLiveAction(`${page}Leave`, activityId);
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) browse();
    };
    browse();
    // Captured, so that it is tracked before the collector sends its events (lib/analytics/collector.ts).
    window.addEventListener('pagehide', leave, { capture: true });
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true });
      window.removeEventListener('pageshow', onPageShow);
      leave();
    };
  }, [activityId, page]);
  return null;
}
