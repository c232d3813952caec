import { deriveAccountLock, getNextAccountLock, LockRecordType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { createLockRepository, type LockRow } from './lock-repository.ts';

/** The locks of accounts, for other modules. */
export interface LockService {
  /** The id of the open permanent lock; null for none. */
  findPermanentLock(db: Database, accountId: string): Promise<string | null>;
  /**
   * Lifts a permanent lock in the caller's transaction, and records it in the audit log; false if there is none. The
   * change is visible to every process within a second.
   */
  liftPermanentLock(tx: Database, accountId: string): Promise<boolean>;
}

export function createLockService({ clock, audit }: Pick<AppContext, 'clock' | 'audit'>): LockService {
  return {
    async findPermanentLock(db, accountId) {
      return selectPermanent(await createLockRepository(db).list(accountId))?.id ?? null;
    },

    async liftPermanentLock(tx, accountId) {
      const locks = createLockRepository(tx);
      if (getNextAccountLock(deriveAccountLock(await locks.list(accountId)), 'appealAccepted') === null) return false;
      const now = clock.now();
      const lifted = await locks.end(accountId, { type: LockRecordType.permanent, reason: 'appeal', now });
      if (lifted === null) return false;
      // Done by an operator, who has neither an address nor a device of the portal.
      await audit.record(tx, { event: 'accountUnlocked', accountId, ip: null, deviceId: null });
      return true;
    },
  };
}

function selectPermanent(locks: readonly LockRow[]): LockRow | undefined {
  return locks.find(({ type, endedAt }) => type === LockRecordType.permanent && endedAt === null);
}
