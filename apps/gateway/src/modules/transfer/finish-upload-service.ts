import { setTimeout as sleep } from 'node:timers/promises';
import { errors } from '@osteon/contract';
import type { Locale } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { isMissingFile } from '../../platform/storage/storage-error.ts';
import { getUploadFolder, readParts } from './stored-files.ts';
import { createUploadRepository, LEASE_S, type UploadRow } from './upload-repository.ts';
import type { UploadService } from './upload-service.ts';

/** Pause between two polls of an upload that another request processes, in ms. */
const POLL_MS = 250;

/** The longest wait of a request for another one's processing, in ms: a killed gateway's lease must end before. */
const WAIT_MS = 2 * LEASE_S * 1000;

/**
 * Creates the function that processes a complete upload once, however many requests and gateways complete it at the
 * same time; the others wait for the one. An upload that is refused is deleted; where the storage or the database fails
 * it stays, and the next request tries again.
 */
export function createFinishUpload(
  { db, clock, storage }: Pick<AppContext, 'db' | 'clock' | 'storage'>,
  uploads: UploadService,
) {
  const repository = createUploadRepository(db);
  const disk = storage.files;

  async function store({ id, accountId, name, bytes, parts }: UploadRow, locale: Locale): Promise<void> {
    const stopRenewal = renewLease(repository, id);
    try {
      await uploads.storeUpload({ id, accountId, name, bytes, locale, read: () => readParts(disk, id, parts) });
      await repository.markStored(id, clock.now());
      await disk.deleteAll(getUploadFolder(id));
    } catch (error) {
      const isLost = isMissingFile(error);
      if (isRefusal(error) || isLost) {
        await disk.deleteAll(getUploadFolder(id));
        await repository.deleteByIds([id]);
      } else await repository.releaseLease(id);
      // A restored backup may have the row of an upload without its parts.
      throw isLost ? new CallError('notFound', { cause: error }) : error;
    } finally {
      stopRenewal();
    }
  }

  /**
   * `locale` is the language of the phone's page.
   * @throws {CallError} unsupportedType, notFound for an upload that was refused meanwhile, conflict after a long wait,
   * unavailable where too many images are processed
   */
  return async function finishUpload(id: string, locale: Locale): Promise<void> {
    for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
      const acquired = await repository.acquireLease(id);
      const row = await repository.find(id);
      if (!row) throw new CallError('notFound');
      if (row.storedAt !== null) return;
      // A private upload waits until another module consumes it.
      if (row.purpose !== 'transfer') return acquired ? repository.releaseLease(id) : undefined;
      if (acquired) return store(row, locale);
    }
    throw new CallError('conflict');
  };
}

/** Renews the lease of an upload while it is processed; returns a function that stops the renewal. */
export function renewLease(repository: ReturnType<typeof createUploadRepository>, id: string): () => void {
  const renewal = setInterval(() => void repository.renewLease(id).catch(() => undefined), (LEASE_S * 1000) / 3);
  return () => clearInterval(renewal);
}

/** True if the upload itself is at fault, rather than the gateway's load. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallError && errors[error.error].status < 500;
}
