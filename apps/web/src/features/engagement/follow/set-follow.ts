import type { QueryClient } from '@tanstack/react-query';
import type { EngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import {
  cancelEngagementStates,
  changeEngagementState,
  refetchEngagementStates,
} from '../../../entities/engagement/engagement-state-cache.ts';
import { wasLed } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { failureText } from '../../../texts/failure-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { createSubscribe } from '../api/create-subscribe.ts';
import { updateSubscribe } from '../api/update-subscribe.ts';
import type { FollowChange } from './follow-change.ts';

/** Follows or unfollows: the page shows it at once, and takes it back where the gateway refuses (rules/engagement#taps). */
export async function setFollow(queries: QueryClient, change: FollowChange): Promise<void> {
  const target = { resourceType: change.resType, resourceId: change.resId };
  await cancelEngagementStates(queries);
  const { customerId } = useSession.getState();
  const undo = changeEngagementState(queries, { target, customerId }, (state) => withFollow(state, change.on));
  try {
    await (change.on ? createSubscribe(change) : updateSubscribe(change));
  } catch (error) {
    undo();
    if (!wasLed(error)) toast.error(failureText(error, m['error.unknown']()));
  }
  void refetchEngagementStates(queries);
  void queries.invalidateQueries({ queryKey: gatewayKey('listFollowing') });
}

function withFollow(state: EngagementState, isFollowed: boolean): EngagementState {
  if (state.own.isFollowed === isFollowed) return state;
  return { ...state, fans: Math.max(state.fans + (isFollowed ? 1 : -1), 0), own: { ...state.own, isFollowed } };
}
