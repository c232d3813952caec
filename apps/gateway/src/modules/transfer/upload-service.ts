import { createReadStream } from 'node:fs';
import { TRANSFER_FILE_MAX_BYTES } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { createFileRepository } from './file-repository.ts';
import { processUpload } from './process-upload.ts';
import { sanitizeFileName } from './sanitize-file-name.ts';
import { deleteStoredFiles, getStoragePaths } from './stored-files.ts';

/** Bytes that the files of one account may take (security 61). */
const QUOTA_BYTES = 20 * TRANSFER_FILE_MAX_BYTES;

/** A whole upload, not yet looked into. */
export interface FinishedUpload {
  readonly id: string;
  readonly accountId: string;
  /** As the phone called it. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

export type UploadService = ReturnType<typeof createUploadService>;

/** Takes uploads in: checked, made anew, and kept for their account alone. */
export function createUploadService({ db, clock, storage, log }: Pick<AppContext, 'db' | 'clock' | 'storage' | 'log'>) {
  const disk = storage.files;
  const files = createFileRepository(db);

  return {
    /** @throws {CallError} tooLarge where the account's files would take too much */
    async assertQuota(accountId: string, bytes: number): Promise<void> {
      if ((await files.sumBytes(accountId)) + bytes > QUOTA_BYTES) {
        throw new CallError('tooLarge', { text: '传输空间已满，文件会在发送30天后自动清理' });
      }
    },

    /** Keeps an upload, or nothing of it. @throws {CallError} unsupportedType with words of what is wrong */
    async storeUpload({ id, accountId, name, path, bytes }: FinishedUpload): Promise<void> {
      const content = await processUpload(path);
      const isImage = content.kind === 'image';
      const row = {
        id,
        accountId,
        name: sanitizeFileName(name, content.extension),
        kind: content.kind,
        bytes: isImage ? content.whole.length : bytes,
        width: isImage ? content.width : null,
        height: isImage ? content.height : null,
        createdAt: clock.now(),
      };
      const { whole, small } = getStoragePaths(row);
      try {
        if (isImage) await Promise.all([disk.put(whole, content.whole), disk.put(small, content.small)]);
        else await disk.putStream(whole, createReadStream(path));
        // A gateway that was killed a moment after this did it before.
        await files.insert(row);
      } catch (error) {
        // Neither a row without its file nor a file without its row (security 60).
        await deleteStoredFiles(disk, row).catch((cause: unknown) => log.warn(cause));
        throw error;
      }
    },
  };
}
