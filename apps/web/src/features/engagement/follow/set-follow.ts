import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { EngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { startAttempt } from '../../../entities/session/action-attempt.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';
import { createSubscribe } from '../api/create-subscribe.ts';
import { updateSubscribe } from '../api/update-subscribe.ts';
import { changeOptimistically, countAfter } from '../change-optimistically.ts';

/** A follow by the customer, or its end. */
export type FollowChange = RequestOf<'updateSubscribe'>;

/** A doctor (9) or an association (36) that can be followed. */
export interface FollowTarget {
  readonly resourceType: FollowChange['resType'];
  readonly resourceId: string;
}

/** Follows or unfollows (rules/follow#following). */
export async function setFollow(
  queries: QueryClient,
  change: FollowChange,
  attempt = startAttempt({ name: 'follow', data: change }),
): Promise<void> {
  const { on, resType, resId } = change;
  const apply = ({ fans, own, ...state }: EngagementState): EngagementState => ({
    ...state,
    fans: countAfter(fans, own.isFollowed, on),
    own: { ...own, isFollowed: on },
  });
  const send = (options: SendOptions) => (on ? createSubscribe(change, options) : updateSubscribe(change, options));
  await changeOptimistically(queries, { target: { resourceType: resType, resourceId: resId }, apply, send }, attempt);
  void queries.invalidateQueries({ queryKey: gatewayKey('listFollowing') });
}
