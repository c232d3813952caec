import { type LiveAction, ResourceType } from '@osteon/domain';
import { useEffect } from 'react';
import { reportLiveAction } from '../../../lib/analytics/report-live-action.ts';
import { on } from '../../../lib/events.ts';

/** The actions that an element can name as its `data-live-action`. */
const CLICKS = ['lecturerClick', 'brandClick', 'scheduleClick', 'definitionClick'] as const;

/** Reports the clicks on the page of an event, and the follows of its lecturers (rules/analytics#live-actions). */
export function useActionReports(activityId: string): void {
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
