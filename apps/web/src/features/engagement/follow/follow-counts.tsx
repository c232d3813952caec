import { type EngagementTarget, useGetEngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { countText } from '../../../texts/count-text.ts';

/** Number of followers of a doctor or an association; a dash until it is loaded. */
export function FanCount({ target }: { target: EngagementTarget }) {
  const state = useGetEngagementState(target);
  return state ? countText(state.fans) : '–';
}

/** Number of doctors whom a doctor follows; a dash until it is loaded. */
export function FollowingCount({ target }: { target: EngagementTarget }) {
  const state = useGetEngagementState(target);
  return state ? countText(state.following) : '–';
}
