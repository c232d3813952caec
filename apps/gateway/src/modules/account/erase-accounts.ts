import { CANCELLATION_DAYS } from '@osteon/domain';
import type { Deps } from '../../deps.ts';
import { forgetMessages } from '../outbox/forget-messages.ts';
import { deleteCancelled, listCancelled } from './cancellation-repository.ts';

const CANCELLATION_MS = CANCELLATION_DAYS * 24 * 60 * 60 * 1000;

/** Accounts that one look takes; each is removed by itself, so that one that fails holds up no other. */
const AT_ONCE = 500;

/**
 * Removes the accounts whose cancellation was not revoked in its fifteen days, with all personal data; gives how many. The
 * audit log keeps that it was done, by the id alone. For the daily job (spec-decisions 8 and 11j).
 */
export async function eraseCancelledAccounts({
  db,
  clock,
  audit,
}: Pick<Deps, 'db' | 'clock' | 'audit'>): Promise<number> {
  const until = clock.now() - CANCELLATION_MS;
  let erased = 0;
  for (const { id } of await listCancelled(db, until, AT_ONCE)) {
    const removed = await db.transaction(async (tx) => {
      const names = await deleteCancelled(tx, id, until);
      if (names === null) return false;
      await forgetMessages(tx, names);
      await audit.record(tx, { event: 'accountErased', accountId: id, ip: null, deviceId: null });
      return true;
    });
    if (removed) erased++;
  }
  return erased;
}
