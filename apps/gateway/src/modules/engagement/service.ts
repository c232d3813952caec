import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createCountRepository } from './base/count-repository.ts';
import type { Target } from './base/target.ts';
import { createFollowRepository } from './follow/follow-repository.ts';
import { createPeopleRepository } from './follow/people-repository.ts';
import { createLikeRepository } from './like/like-repository.ts';

/** Likes and favourites of an item. */
interface ItemCounts {
  readonly likes: number;
  readonly favourites: number;
}

/** Counts for other modules. */
export interface EngagementService {
  /** Number of doctors whom an account follows. */
  countFollowed(accountId: string): Promise<number>;
  /** Number of followers of a doctor or an association. */
  countFans(target: Target): Promise<number>;
  /** Likes and favourites by the id of each item; items without any are left out. */
  findCounts(targets: readonly Target[]): Promise<ReadonlyMap<string, ItemCounts>>;
}

/** Creates the service of counts (rules/engagement#counts). */
export function createEngagementService({ db }: Pick<AppContext, 'db'>): EngagementService {
  const counts = createCountRepository(db);
  const people = createPeopleRepository(db);
  return {
    countFollowed: (accountId) => people.countFollowed(accountId),
    countFans: (target) => counts.read(target, 'fans'),

    async findCounts(targets) {
      const byType = Map.groupBy(targets, ({ refType }) => refType);
      const rows = await Promise.all(
        [...byType].map(([type, ofType]) =>
          counts.listByIds(
            type,
            ofType.map(({ refId }) => refId),
          ),
        ),
      );
      return new Map(rows.flat().map(({ refId, likes, favorites }) => [refId, { likes, favourites: favorites }]));
    },
  };
}

/** Deletes all follows and likes of a doctor or association, in the transaction that removes it. */
export async function removeEngagement(tx: Database, refType: number, refId: string): Promise<void> {
  await createFollowRepository(tx).removeOfTarget({ refType, refId });
  await createLikeRepository(tx).removeOfTarget({ refType, refId });
  await createCountRepository(tx).remove({ refType, refId });
}
