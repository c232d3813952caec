import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
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
export async function setFollow(queries: QueryClient, change: FollowChange): Promise<void> {
  const { on, resType, resId } = change;
  await changeOptimistically(queries, {
    target: { resourceType: resType, resourceId: resId },
    apply: ({ fans, own, ...state }) => ({
      ...state,
      fans: countAfter(fans, own.isFollowed, on),
      own: { ...own, isFollowed: on },
    }),
    send: () => (on ? createSubscribe(change) : updateSubscribe(change)),
  });
  void queries.invalidateQueries({ queryKey: gatewayKey('listFollowing') });
}
