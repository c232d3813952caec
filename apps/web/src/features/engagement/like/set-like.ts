import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
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
export async function setLike(queries: QueryClient, change: LikeChange): Promise<void> {
  await changeOptimistically(queries, {
    target: change,
    apply: ({ likes, own, ...state }) => ({
      ...state,
      likes: countAfter(likes, own.isLiked, change.on),
      own: { ...own, isLiked: change.on },
    }),
    send: () =>
      change.resourceType === 9 ? likeDoctor({ doctorId: change.resourceId, on: change.on }) : likeResource(change),
  });
}
