import type { EraseAccount } from '../../platform/module.ts';
import { createCountRepository } from './count/count-repository.ts';
import { createFollowWriteRepository } from './follow/follow-repository.ts';

/** Ends the follows of an account that is erased, and lowers their counts (rules/engagement#erasure). */
export const eraseEngagement: EraseAccount = async (tx, { id }) => {
  const followed = await createFollowWriteRepository(tx).removeOfAccount(id);
  await createCountRepository(tx).lowerEach(followed, 'fans');
  return {};
};
