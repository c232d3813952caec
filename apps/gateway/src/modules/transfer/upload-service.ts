import type { Readable } from 'node:stream';
import { type Locale, TRANSFER_FILE_MAX_BYTES } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { m } from '../../texts/index.ts';
import { createFileRepository, type FileRow } from './file-repository.ts';
import { processUpload } from './process-upload.ts';
import { sanitizeFileName } from './sanitize-file-name.ts';
import { deleteStoredFiles, getStoragePaths } from './stored-files.ts';

/** Maximum bytes of one account's files (rules/security-uploads#file-quota). */
const QUOTA_BYTES = 20 * TRANSFER_FILE_MAX_BYTES;

/** A finished upload that was not checked yet. */
export interface FinishedUpload {
  readonly id: string;
  readonly accountId: string;
  /** The file name on the phone. */
  readonly name: string;
  readonly bytes: number;
  /** The language of the phone's page, for a file without a name. */
  readonly locale: Locale;
  /** Reads it from its start. */
  readonly read: () => Readable;
}

export type UploadService = ReturnType<typeof createUploadService>;

/** Creates the service that checks finished uploads, re-encodes images and stores both for their account. */
export function createUploadService({ db, clock, storage, log }: Pick<AppContext, 'db' | 'clock' | 'storage' | 'log'>) {
  const disk = storage.files;
  const files = createFileRepository(db);

  /** Another gateway that considered this one killed may have stored the file. */
  async function deleteUnlessStored(row: Pick<FileRow, 'id' | 'kind' | 'name'>): Promise<void> {
    if (!(await files.exists(row.id))) await deleteStoredFiles(disk, row);
  }

  return {
    /** @throws {CallError} tooLarge where `bytes` more exceed the account's quota */
    async assertQuota(tx: Database, accountId: string, bytes: number): Promise<void> {
      if ((await createFileRepository(tx).sumBytes(accountId)) + bytes > QUOTA_BYTES) {
        throw new CallError('tooLarge', { text: (locale) => m['transfer.quota.exceeded']({}, { locale }) });
      }
    },

    /** Stores an upload whole or not at all. @throws {CallError} unsupportedType with a text that names the reason */
    async storeUpload({ id, accountId, name, bytes, locale, read }: FinishedUpload): Promise<void> {
      const content = await processUpload(read);
      const isImage = content.kind === 'image';
      const row = {
        id,
        accountId,
        name: sanitizeFileName(name, content.extension, locale),
        kind: content.kind,
        bytes: isImage ? content.original.length : bytes,
        width: isImage ? content.width : null,
        height: isImage ? content.height : null,
        createdAt: clock.now(),
      };
      const paths = getStoragePaths(row);
      try {
        if (isImage) {
          await Promise.all([disk.put(paths.original, content.original), disk.put(paths.thumbnail, content.thumbnail)]);
        } else await disk.putStream(paths.original, read(), { contentLength: bytes });
        // The row exists already where the gateway was killed right after a first insert.
        await files.insert(row);
      } catch (error) {
        // Neither a row without its file nor a file without its row (rules/security-uploads#full-disk).
        await deleteUnlessStored(row).catch((cause: unknown) => log.warn(cause));
        throw error;
      }
    },
  };
}
