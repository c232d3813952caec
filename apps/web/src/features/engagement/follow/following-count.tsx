import { type EngagementTarget, useGetEngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { countText } from '../../../texts/count-text.ts';

/** How many doctors a doctor follows; a dash until that is known. */
export function FollowingCount({ target }: { target: EngagementTarget }) {
  const state = useGetEngagementState(target);
  return state ? countText(state.following) : '–';
}
