import type { AppContext } from '../../platform/app-context.ts';
import { createBatchLoader } from '../../platform/database/batch-loader.ts';
import { createMembershipRepository } from './repository.ts';

/** Coupons, for other modules. */
export interface CouponService {
  /** Counts coupons on offer. Each poll calls it, so that the reads of many accounts are batched. */
  countOffered(accountId: string): Promise<number>;
}

/** Creates the service of coupons. */
export function createCouponService({ db, clock }: Pick<AppContext, 'db' | 'clock'>): CouponService {
  const repository = createMembershipRepository(db);
  const loadCount = createBatchLoader((accountIds: readonly string[]) =>
    repository.countOffered(accountIds, clock.now()),
  );
  return { countOffered: async (accountId) => (await loadCount(accountId)) ?? 0 };
}
