import type { Database } from '../../platform/database/connect.ts';
import { createCountRepository } from './base/count-repository.ts';
import { createFollowRepository } from './follow/follow-repository.ts';
import { createLikeRepository } from './like/like-repository.ts';

/** Deletes all follows and likes of a doctor or association, in the transaction that removes it. */
export async function removeEngagement(tx: Database, refType: number, refId: string): Promise<void> {
  await createFollowRepository(tx).removeOfTarget({ refType, refId });
  await createLikeRepository(tx).removeOfTarget({ refType, refId });
  await createCountRepository(tx).remove({ refType, refId });
}
