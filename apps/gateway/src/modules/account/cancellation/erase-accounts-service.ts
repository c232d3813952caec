import { CANCELLATION_DAYS } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { EraseAccount, ErasedFiles } from '../../../platform/module.ts';
import { createCancellationRepository } from './cancellation-repository.ts';

const CANCELLATION_MS = CANCELLATION_DAYS * 24 * 60 * 60 * 1000;

/** Accounts per batch; each has a separate transaction, so that one that fails does not hold up the others. */
const BATCH = 500;

type Needs = Pick<AppContext, 'db' | 'clock' | 'audit' | 'storage' | 'log'>;

/** The daily job that erases cancelled accounts; `erasures` are the hooks of all modules. */
export function createErasureJob(deps: Omit<Needs, 'db'>, erasures: readonly EraseAccount[]): Job {
  return {
    name: 'cancelled-accounts',
    removesFiles: true,
    batch: async (tx) => (await eraseCancelledAccounts({ ...deps, db: tx }, erasures)) > 0,
  };
}

/**
 * Erases the accounts whose cancellation was not revoked in its fifteen days, with all personal data and the files on
 * the disk; returns the number of erased accounts. The audit log retains the erasure under the account's id alone
 * (rules/cancellation#removal).
 */
export async function eraseCancelledAccounts(needs: Needs, erasures: readonly EraseAccount[]): Promise<number> {
  const { db, clock, log } = needs;
  const until = clock.now() - CANCELLATION_MS;
  let erased = 0;
  for (const { id } of await createCancellationRepository(db).listDue(until, BATCH)) {
    try {
      if (await eraseAccount(needs, erasures, { id, until })) erased++;
    } catch (error) {
      log.error({ err: error }, 'a cancelled account could not be erased; it is tried again tomorrow');
    }
  }
  return erased;
}

/** Erases one account; false if its cancellation was revoked meanwhile. */
function eraseAccount(
  { db, audit, storage }: Needs,
  erasures: readonly EraseAccount[],
  { id, until }: { id: string; until: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const cancellations = createCancellationRepository(tx);
    const account = await cancellations.lockDue(id, until);
    if (!account) return false;
    const left: ErasedFiles[] = [];
    for (const erase of erasures) left.push(await erase(tx, account));
    await cancellations.deleteAccount(account);
    await audit.record(tx, { event: 'accountErased', accountId: id, ip: null, deviceId: null });
    // Before the commit: where a file cannot be removed the account stays, and is tried again.
    for (const { folders = [], files = [] } of left) {
      for (const folder of folders) await storage.files.deleteAll(folder);
      for (const file of files) await storage.files.delete(file);
    }
    return true;
  });
}
