import { deriveAccountLock, LockRecordType, nextAccountLock } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { endLock, type LockRow, listLocks } from './lock-repository.ts';

/** The locks of accounts, for what is done about them elsewhere. */
export interface Locks {
  /** The id of the permanent lock that is open; null for an account that has none. */
  permanentLock(db: Database, accountId: string): Promise<string | null>;
  /**
   * Lifts a permanent lock, in the transaction of what permits it; false where there is none to lift. The audit log
   * tells of it. Every process sees it within a second.
   */
  liftPermanent(tx: Database, accountId: string): Promise<boolean>;
}

/** Makes them. */
export function createLocks({ clock, audit }: Pick<AppContext, 'clock' | 'audit'>): Locks {
  return {
    async permanentLock(db, accountId) {
      return openPermanent(await listLocks(db, accountId))?.id ?? null;
    },

    async liftPermanent(tx, accountId) {
      const locks = await listLocks(tx, accountId);
      if (nextAccountLock(deriveAccountLock(locks), 'appealAccepted') === null) return false;
      const now = clock.now();
      const lifted = await endLock(tx, accountId, { type: LockRecordType.permanent, reason: 'appeal', now });
      if (lifted === null) return false;
      // An operator has neither address nor device of the portal's.
      await audit.record(tx, { event: 'accountUnlocked', accountId, ip: null, deviceId: null });
      return true;
    },
  };
}

function openPermanent(locks: readonly LockRow[]): LockRow | undefined {
  return locks.find(({ type, endedAt }) => type === LockRecordType.permanent && endedAt === null);
}
