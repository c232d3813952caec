import { createReadStream } from 'node:fs';
import { TRANSFER_FILE_MAX_BYTES } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { safeFileName } from './file-name.ts';
import { createFileRepository } from './file-repository.ts';
import { pathsOf, removeFiles } from './file-store.ts';
import { readUpload } from './read-upload.ts';

/** Bytes that the files of one account may take (security 61). */
const QUOTA_BYTES = 20 * TRANSFER_FILE_MAX_BYTES;

/** A whole upload, not yet looked into. */
export interface Upload {
  readonly id: string;
  readonly accountId: string;
  /** As the phone called it. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

export type Intake = ReturnType<typeof createIntake>;

/** Takes uploads in: checked, made anew, and kept for their account alone. */
export function createIntake({ db, clock, storage, log }: Pick<AppContext, 'db' | 'clock' | 'storage' | 'log'>) {
  const disk = storage.files;
  const files = createFileRepository(db);

  return {
    /** @throws {CallError} tooLarge where the account's files would take too much */
    async assertRoom(accountId: string, bytes: number): Promise<void> {
      if ((await files.bytesOf(accountId)) + bytes > QUOTA_BYTES) {
        throw new CallError('tooLarge', { text: '传输空间已满，文件会在发送30天后自动清理' });
      }
    },

    /** Keeps an upload, or nothing of it. @throws {CallError} unsupportedType with words of what is wrong */
    async take({ id, accountId, name, path, bytes }: Upload): Promise<void> {
      const content = await readUpload(path);
      const isImage = content.kind === 'image';
      const row = {
        id,
        accountId,
        name: safeFileName(name, content.extension),
        kind: content.kind,
        bytes: isImage ? content.whole.length : bytes,
        width: isImage ? content.width : null,
        height: isImage ? content.height : null,
        createdAt: clock.now(),
      };
      const { whole, small } = pathsOf(row);
      try {
        if (isImage) await Promise.all([disk.put(whole, content.whole), disk.put(small, content.small)]);
        else await disk.putStream(whole, createReadStream(path));
        // A gateway that was killed a moment after this did it before.
        await files.add(row);
      } catch (error) {
        // Neither a row without its file nor a file without its row (security 60).
        await removeFiles(disk, row).catch((cause: unknown) => log.warn(cause));
        throw error;
      }
    },
  };
}
