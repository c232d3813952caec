import type { EraseAccount } from '../../platform/module.ts';
import { createCountRepository } from './base/count-repository.ts';
import { createFavoriteRepository } from './collection/favorite-repository.ts';
import { createFollowRepository } from './follow/follow-repository.ts';
import { createLikeRepository } from './like/like-repository.ts';
import { createScoreRepository } from './score/score-repository.ts';

/**
 * Ends the follows, likes, favourites and scores of an account that is erased, and lowers their counts
 * (rules/engagement#erasure).
 */
export const eraseEngagement: EraseAccount = async (tx, { id }) => {
  const followed = await createFollowRepository(tx).removeOfAccount(id);
  const liked = await createLikeRepository(tx).removeOfAccount(id);
  const collected = await createFavoriteRepository(tx).removeOfAccount(id);
  const scored = await createScoreRepository(tx).removeOfAccount(id);
  const counts = createCountRepository(tx);
  await counts.lock([...followed, ...liked, ...collected, ...scored]);
  await counts.decrementEach(followed, 'fans');
  await counts.decrementEach(liked, 'likes');
  await counts.decrementEach(collected, 'favorites');
  await counts.subtractScores(scored);
  return {};
};
