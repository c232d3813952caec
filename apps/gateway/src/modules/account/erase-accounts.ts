import { CANCELLATION_DAYS } from '@osteon/domain';
import type { Deps } from '../../deps.ts';
import { deleteCancelled, listCancelled } from './cancellation-repository.ts';

const CANCELLATION_MS = CANCELLATION_DAYS * 24 * 60 * 60 * 1000;

/** Accounts that one look takes; each is removed by itself, so that one that fails holds up no other. */
const AT_ONCE = 500;

/** What else holds an account by its name and not by its id. */
export interface Erasure {
  /** Removes what was sent to these mobile numbers and e-mails. */
  readonly forgetMessages: (db: Deps['db'], names: readonly string[]) => Promise<void>;
}

/**
 * Removes the accounts whose cancellation was not revoked in its fifteen days, with all personal data; gives how many. The
 * audit log keeps that it was done, by the id alone. For the daily job (spec-decisions 8 and 11j).
 */
export async function eraseCancelledAccounts(
  { db, clock, audit, disks, log }: Pick<Deps, 'db' | 'clock' | 'audit' | 'disks' | 'log'>,
  { forgetMessages }: Erasure,
): Promise<number> {
  const until = clock.now() - CANCELLATION_MS;
  let erased = 0;
  for (const { id } of await listCancelled(db, until, AT_ONCE)) {
    const removed = await db.transaction(async (tx) => {
      const gone = await deleteCancelled(tx, id, until);
      if (gone === null) return null;
      await forgetMessages(tx, gone.names);
      await audit.record(tx, { event: 'accountErased', accountId: id, ip: null, deviceId: null });
      return gone;
    });
    if (removed === null) continue;
    erased++;
    if (removed.logo !== '')
      await disks.files.delete(removed.logo).catch((err: unknown) => log.error({ err }, 'a portrait was left'));
  }
  return erased;
}
