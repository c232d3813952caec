import type { AppContext } from '../../platform/app-context.ts';
import { type Cipher, createCipher } from '../../platform/crypto/cipher.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { isRefusal, renewLease } from './finish-upload-service.ts';
import { getUploadFolder } from './stored-files.ts';
import { createUploadRepository, type UploadRow } from './upload-repository.ts';

/** Creates the cipher of the parts of private uploads. */
export const createUploadCipher = (deps: Pick<AppContext, 'keyFor' | 'previousKeyFor'>): Cipher =>
  createCipher(deps, 'private-upload');

/**
 * Uploads of phones that another module consumes, so that nothing of them stays here (rules/transfer#private-uploads).
 */
export interface PrivateUploads {
  /**
   * Passes the bytes of a finished upload to `store` and deletes them; returns the id that `store` returned, also to a
   * phone that missed the first response and sends the request again.
   * @throws {CallError} notFound for an unknown, foreign or unfinished one, conflict while another request consumes it
   */
  consume(accountId: string, id: string, store: (bytes: Buffer) => Promise<string>): Promise<string>;
}

export function createPrivateUploads(
  { db, clock, storage }: Pick<AppContext, 'db' | 'clock' | 'storage'>,
  cipher: Cipher,
): PrivateUploads {
  const repository = createUploadRepository(db);
  const disk = storage.files;

  async function read({ id, parts }: UploadRow): Promise<Buffer> {
    const contents: Buffer[] = [];
    for (const name of parts) {
      const stored = await disk.getBytes(`${getUploadFolder(id)}/${name}`);
      const decrypted = cipher.decrypt(name, stored);
      // It was encrypted under a secret that is no longer configured.
      if (!decrypted) throw new CallError('notFound');
      contents.push(decrypted.content);
    }
    return Buffer.concat(contents);
  }

  async function process(row: UploadRow, store: (bytes: Buffer) => Promise<string>): Promise<string> {
    const stopRenewal = renewLease(repository, row.id);
    try {
      const consumedAs = await store(await read(row));
      await repository.markStored(row.id, clock.now(), consumedAs);
      await disk.deleteAll(getUploadFolder(row.id));
      return consumedAs;
    } catch (error) {
      if (isRefusal(error)) {
        await disk.deleteAll(getUploadFolder(row.id));
        await repository.deleteByIds([row.id]);
      } else await repository.releaseLease(row.id);
      throw error;
    } finally {
      stopRenewal();
    }
  }

  return {
    async consume(accountId, id, store) {
      const row = await repository.find(id);
      const isOwn = row?.accountId === accountId && row.purpose === 'certification' && row.received === row.bytes;
      if (!row || !isOwn) throw new CallError('notFound');
      if (row.consumedAs !== null) return row.consumedAs;
      if (await repository.acquireLease(id)) return process(row, store);
      throw new CallError('conflict');
    },
  };
}
