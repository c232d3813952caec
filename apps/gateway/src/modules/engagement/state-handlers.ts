import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createCountRepository } from './base/count-repository.ts';
import { createTargetRepository } from './base/target-repository.ts';
import { createFavoriteRepository } from './collection/favorite-repository.ts';
import { createFollowRepository } from './follow/follow-repository.ts';
import { createPeopleRepository } from './follow/people-repository.ts';
import { createLikeRepository } from './like/like-repository.ts';
import { createScoreRepository } from './score/score-repository.ts';
import { presentScore } from './score/score-service.ts';

/** The call of counts and own states. */
export type StateCalls = 'getEngagementState';

/** Own state of a visitor. */
const NONE: readonly string[] = [];
const NO_COUNTS: ReadonlyMap<string, number> = new Map();

/** Handles the call of counts and own states (rules/engagement#state). */
export function createStateHandlers({ db }: Pick<AppContext, 'db'>): Handlers<StateCalls> {
  const targets = createTargetRepository(db);
  const counts = createCountRepository(db);
  const follows = createFollowRepository(db);
  const people = createPeopleRepository(db);
  const likes = createLikeRepository(db);
  const favorites = createFavoriteRepository(db);
  const scores = createScoreRepository(db);

  return {
    async getEngagementState({ resourceType, resourceIds }, { session }) {
      const customerId = session?.customerId ?? null;
      const [visible, counted, following, followed, liked, collected, scored] = await Promise.all([
        targets.listVisible(resourceType, resourceIds),
        counts.listByIds(resourceType, resourceIds),
        resourceType === ResourceType.author ? people.countFollowedByDoctors(resourceIds) : NO_COUNTS,
        customerId === null ? NONE : follows.listFollowed(customerId, resourceType, resourceIds),
        customerId === null ? NONE : likes.listLiked(customerId, resourceType, resourceIds),
        customerId === null ? NONE : favorites.listOwn(customerId, resourceIds),
        customerId === null ? [] : scores.listOwn(customerId, resourceType, resourceIds),
      ]);
      const countsById = new Map(counted.map((row) => [row.refId, row]));
      return {
        list: visible.map(({ id, ownerId }) => ({
          resourceId: id,
          fans: countsById.get(id)?.fans ?? 0,
          following: following.get(id) ?? 0,
          likes: countsById.get(id)?.likes ?? 0,
          favourites: countsById.get(id)?.favorites ?? 0,
          score: presentScore(countsById.get(id)),
          own: {
            isSelf: customerId !== null && ownerId === customerId,
            isFollowed: followed.includes(id),
            isLiked: liked.includes(id),
            isCollected: collected.includes(id),
            score: scored.find((each) => each.id === id)?.score ?? null,
          },
        })),
      };
    },
  };
}
