import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { EngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { startAttempt } from '../../../entities/session/action-attempt.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';
import { likeDoctor } from '../api/like-doctor.ts';
import { likeResource } from '../api/like-resource.ts';
import { changeOptimistically, countAfter } from '../change-optimistically.ts';

type ResourceType = RequestOf<'likeResource'>['resourceType'];

/** A like of a doctor (9) or resource by the customer, or its end. */
export type LikeChange = LikeTarget & { readonly on: boolean };

/** A doctor (9) or resource that can be liked. */
export type LikeTarget =
  | { readonly resourceType: 9; readonly resourceId: string }
  | { readonly resourceType: ResourceType; readonly resourceId: string };

/** Likes a resource or a doctor, or ends that (rules/engagement#likes). */
export async function setLike(
  queries: QueryClient,
  change: LikeChange,
  attempt = startAttempt({ name: 'like', data: change }),
): Promise<void> {
  const apply = ({ likes, own, ...state }: EngagementState): EngagementState => ({
    ...state,
    likes: countAfter(likes, own.isLiked, change.on),
    own: { ...own, isLiked: change.on },
  });
  const send = (options: SendOptions) =>
    change.resourceType === 9
      ? likeDoctor({ doctorId: change.resourceId, on: change.on }, options)
      : likeResource(change, options);
  await changeOptimistically(queries, { target: change, apply, send }, attempt);
}
