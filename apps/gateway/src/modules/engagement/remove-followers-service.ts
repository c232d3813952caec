import type { Database } from '../../platform/database/connect.ts';
import { createFollowRepository } from './repository.ts';

/** Ends all follows of a doctor or association that is gone, in the transaction that removes it. */
export async function removeFollowers(tx: Database, refType: number, refId: string): Promise<void> {
  await createFollowRepository(tx).removeFollowers(refType, refId);
}
