import type { Database } from '../../platform/database/connect.ts';
import { createCountRepository } from './count/count-repository.ts';
import { createFollowWriteRepository } from './follow/follow-repository.ts';

/** Ends all follows of a doctor or association that is gone, in the transaction that removes it. */
export async function removeFollowers(tx: Database, refType: number, refId: string): Promise<void> {
  await createFollowWriteRepository(tx).removeOfTarget({ refType, refId });
  await createCountRepository(tx).remove({ refType, refId });
}
