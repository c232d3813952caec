import DataLoader from 'dataloader';
import type { Deps } from '../../deps.ts';
import { createMembershipRepository } from './repository.ts';

/** How long a poll's question waits for others to be read with, in ms; and how many one read takes. */
const GATHER_MS = 10;
const READ_MAX = 500;

/** Coupons for whoever points at them. */
export interface CouponService {
  /** How many coupons wait to be offered to an account. Asked by every poll: many are read at once. */
  countOffered(accountId: string): Promise<number>;
}

/** Makes the service of coupons. */
export function createCouponService({ db, clock }: Pick<Deps, 'db' | 'clock'>): CouponService {
  const repository = createMembershipRepository(db);
  const loader = new DataLoader<string, number>(
    async (accountIds) => {
      const counts = await repository.countOffered(accountIds, clock.now());
      return accountIds.map((accountId) => counts.get(accountId) ?? 0);
    },
    { cache: false, maxBatchSize: READ_MAX, batchScheduleFn: (read) => setTimeout(read, GATHER_MS) },
  );
  return { countOffered: (accountId) => loader.load(accountId) };
}
