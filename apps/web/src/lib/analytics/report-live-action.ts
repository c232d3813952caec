import type { LiveAction } from '@osteon/domain';
import { track } from './track.ts';

/** Reports what a viewer does on the page of a live event (rules/analytics#live-actions). */
export function reportLiveAction(name: LiveAction, activityId: string): void {
  track({ kind: 'liveAction', name, activityId });
}
