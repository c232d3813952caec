import { DATA_EXPORT_DAYS } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { splitIntoParts } from '../../platform/storage/split-into-parts.ts';
import type { NotifyOwner } from '../account/accounts/security-notice-service.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { getPartFolder, getPartName } from './archive-file.ts';
import { createArchive } from './archive-service.ts';
import { createDataExportRepository, type DataExportRow } from './data-export-repository.ts';

/** Dependencies of the preparation on other modules. */
export interface PreparationNeeds {
  readonly ownData: readonly OwnData[];
  readonly profiles: Pick<ProfileService, 'get'>;
  readonly notifyOwner: NotifyOwner;
}

/** Prepares the archive of a request, stores it encrypted and notifies its owner; idempotent. */
export type PrepareDataExport = (
  id: string,
  job: { readonly isLastAttempt: boolean; readonly signal: AbortSignal },
) => Promise<void>;

export function createPrepareDataExport(
  deps: Pick<AppContext, 'db' | 'clock' | 'storage'>,
  cipher: Cipher,
  { ownData, profiles, notifyOwner }: PreparationNeeds,
): PrepareDataExport {
  const { db, clock, storage } = deps;

  /** Returns the number of its parts, and its size. */
  async function store(row: DataExportRow, signal: AbortSignal) {
    const archive = await createArchive(deps, ownData, { accountId: row.accountId, now: clock.now() });
    let parts = 0;
    let bytes = 0;
    for await (const part of splitIntoParts(archive)) {
      signal.throwIfAborted();
      const name = getPartName(row.id, parts);
      await storage.files.put(`${getPartFolder(row)}${name}`, cipher.encrypt(name, part));
      parts += 1;
      bytes += part.length;
    }
    return { parts, bytes };
  }

  async function prepare(row: DataExportRow, signal: AbortSignal): Promise<void> {
    const stored = await store(row, signal);
    const isReady = await db.transaction(async (tx) => {
      const finished = { state: 'ready', finishedAt: clock.now(), ...stored } as const;
      if (!(await createDataExportRepository(tx).finish(row.id, finished))) return false;
      await notifyOwner(tx, await profiles.get(row.accountId), 'dataExportReady', { days: String(DATA_EXPORT_DAYS) });
      return true;
    });
    // The account was erased meanwhile, and its files before these were written.
    if (!isReady) await storage.files.deleteAll(getPartFolder(row));
  }

  return async (id, { isLastAttempt, signal }) => {
    const repository = createDataExportRepository(db);
    const row = await repository.findPreparing(id);
    if (!row) return;
    try {
      await prepare(row, signal);
    } catch (error) {
      if (isLastAttempt) await repository.finish(id, { state: 'failed', finishedAt: clock.now() });
      throw error;
    }
  };
}
