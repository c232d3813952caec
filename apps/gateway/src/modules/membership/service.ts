import type { AppContext } from '../../platform/app-context.ts';
import { createBatchLoader } from '../../platform/database/batch-loader.ts';
import { createMembershipRepository } from './repository.ts';

/** Coupons for whoever points at them. */
export interface CouponService {
  /** How many coupons wait to be offered to an account. Asked by every poll: many are read at once. */
  countOffered(accountId: string): Promise<number>;
}

/** Makes the service of coupons. */
export function createCouponService({ db, clock }: Pick<AppContext, 'db' | 'clock'>): CouponService {
  const repository = createMembershipRepository(db);
  const read = createBatchLoader((accountIds: readonly string[]) => repository.countOffered(accountIds, clock.now()));
  return { countOffered: async (accountId) => (await read(accountId)) ?? 0 };
}
