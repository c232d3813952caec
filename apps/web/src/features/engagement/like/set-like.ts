import type { QueryClient } from '@tanstack/react-query';
import { likeDoctor } from '../api/like-doctor.ts';
import { likeResource } from '../api/like-resource.ts';
import { changeOptimistically, countAfter } from '../change-optimistically.ts';
import type { LikeChange } from './like-change.ts';

/** Likes a resource or a doctor, or ends that (rules/engagement#likes). */
export async function setLike(queries: QueryClient, change: LikeChange): Promise<void> {
  await changeOptimistically(queries, {
    target: change,
    apply: ({ likes, own, ...state }) => ({
      ...state,
      likes: countAfter(likes, own.isLiked, change.on),
      own: { ...own, isLiked: change.on },
    }),
    send: () => (change.resourceType === 9 ? likeDoctor(change) : likeResource(change)),
  });
}
