import { type LiveAction, ResourceType } from '@osteon/domain';
import { useEffect } from 'react';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { track } from '../../../lib/analytics/track.ts';
import { on } from '../../../lib/events.ts';
import { GatewayError } from '../../../lib/gateway/gateway-error.ts';

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

/** The actions that an element can name as its `data-live-action`. */
const CLICKS = ['lecturerClick', 'brandClick', 'scheduleClick', 'definitionClick'] as const;

/** Reports the clicks on the page of an event, and the follows of its lecturers (rules/analytics#live-actions). */
function useActionReports(activityId: string): void {
  useEffect(() => {
    const click = ({ target }: MouseEvent) => {
      const action = target instanceof Element ? readAction(target) : undefined;
      if (action) reportLiveAction(action, activityId);
    };
    const unsubscribe = on('actionRequested', ({ action: { name, data } }) => {
      if (name !== 'follow' || data.resType !== ResourceType.author) return;
      reportLiveAction(data.on ? 'lecturerFollow' : 'lecturerUnfollow', activityId);
    });
    document.addEventListener('click', click, { capture: true });
    return () => {
      document.removeEventListener('click', click, { capture: true });
      unsubscribe();
    };
  }, [activityId]);
}

function readAction(target: Element): LiveAction | undefined {
  const named = target.closest<HTMLElement>('[data-live-action]')?.dataset.liveAction;
  const action = CLICKS.find((each) => each === named);
  // The items of the menu are inside the element that opens it.
  const isChoice = action === 'definitionClick' && target.closest('[role="menuitemradio"]') !== null;
  return isChoice ? 'definitionChoice' : action;
}

/** Reports that the details of an event could not be loaded (rules/room#details-that-fail). */
export function reportLiveFailure(error: unknown): void {
  if (error instanceof GatewayError) track({ kind: 'liveAbnormal', code: error.code });
}
