import { CANCELLATION_DAYS } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { anonymizeEvents } from '../analytics/erasure.ts';
import { getAppealImageFolder } from '../appeal/image-path.ts';
import { eraseMessages } from '../outbox/erasure.ts';
import { listTransferFilePaths } from '../transfer/erasure.ts';
import { deleteCancelledAccount, listDueCancellations } from './cancellation/cancellation-repository.ts';

const CANCELLATION_MS = CANCELLATION_DAYS * 24 * 60 * 60 * 1000;

/** Accounts that one look takes; each is removed by itself, so that one that fails holds up no other. */
const AT_ONCE = 500;

/** What erasing needs. */
type Needs = Pick<AppContext, 'db' | 'clock' | 'audit' | 'storage' | 'log'>;

/**
 * Removes the accounts whose cancellation was not revoked in its fifteen days, with all personal data, the files on the
 * disk too; gives how many. The audit log keeps that it was done, by the id alone. For the daily job (spec-decisions 8
 * and 11j).
 */
export async function eraseCancelledAccounts(needs: Needs): Promise<number> {
  const { db, clock, log } = needs;
  const until = clock.now() - CANCELLATION_MS;
  let erased = 0;
  for (const { id } of await listDueCancellations(db, until, AT_ONCE)) {
    try {
      if (await eraseAccount(needs, id, until)) erased++;
    } catch (error) {
      log.error({ err: error }, 'a cancelled account could not be erased; it is tried again tomorrow');
    }
  }
  return erased;
}

/** Removes one account; false where its cancellation was revoked meanwhile. */
function eraseAccount({ db, audit, storage }: Needs, id: string, until: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const transferred = await listTransferFilePaths(tx, id);
    const names = await deleteCancelledAccount(tx, id, until);
    if (names === null) return false;
    await eraseMessages(tx, names);
    await anonymizeEvents(tx, id);
    await audit.record(tx, { event: 'accountErased', accountId: id, ip: null, deviceId: null });
    // Before the commit: where a file cannot be removed the account stays, and is tried again.
    await storage.files.deleteAll(getAppealImageFolder(id));
    for (const path of transferred) await storage.files.delete(path);
    return true;
  });
}
