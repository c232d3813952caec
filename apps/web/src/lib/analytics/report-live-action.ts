import type { LiveAction } from '@osteon/domain';
import { track } from './track.ts';

/** Reports an action of a viewer on the page of a live event (rules/analytics#live-actions). */
export function reportLiveAction(name: LiveAction, activityId: string): void {
  track({ kind: 'liveAction', name, activityId });
}
