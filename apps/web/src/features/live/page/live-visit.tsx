import { useEffect } from 'react';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { useActionReports } from './use-action-reports.ts';

interface LiveVisitProps {
  activityId: string;
  /** The page: of an event, or of a meeting (rules/analytics#live-actions). */
  page: 'liveTerminal' | 'conference';
}

/**
 * Reports that an event is shown and left, and what is done between. It stands beside the event's own part of a page, so that it runs once that is
 * shown and not for an event that does not exist.
 */
export function LiveVisit({ activityId, page }: LiveVisitProps) {
  useActionReports(activityId);
  useEffect(() => {
    const browse = () => reportLiveAction(`${page}Browse`, activityId);
    const leave = () => reportLiveAction(`${page}Leave`, activityId);
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) browse();
    };
    browse();
    // Captured, so that it is told before the collector sends what it has (lib/analytics/collector.ts).
    window.addEventListener('pagehide', leave, { capture: true });
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave, { capture: true });
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [activityId, page]);
  return null;
}
