import type { AppContext } from '../../platform/app-context.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { getUploadFolder } from './stored-files.ts';
import { createUploadRepository } from './upload-repository.ts';

/** Uploads of the purpose `case`, which become the series of a case (rules/transfer#private-uploads). */
export interface SeriesUploads {
  /**
   * Gives a complete upload to a series; returns the series that has it, which is another one where it was given away
   * before.
   * @throws {CallError} notFound for an unknown, foreign or unfinished one
   */
  claim(tx: Database, accountId: string, id: string, seriesId: string): Promise<string>;
  /** Its bytes, part by part; null where they are gone, or were encrypted under an unknown secret. */
  read(id: string): AsyncIterable<Buffer | null>;
  /** Deletes its bytes; the upload stays known for a day. */
  remove(id: string): Promise<void>;
}

export function createSeriesUploads(
  { db, clock, storage }: Pick<AppContext, 'db' | 'clock' | 'storage'>,
  cipher: Cipher,
): SeriesUploads {
  const repository = createUploadRepository(db);
  return {
    async claim(tx, accountId, id, seriesId) {
      const uploads = createUploadRepository(tx);
      const isClaimed = await uploads.claim(id, seriesId, clock.now());
      const row = await uploads.find(id);
      const isOwn = row?.accountId === accountId && row.purpose === 'case' && row.received === row.bytes;
      // The transaction takes back a claim of another's.
      if (!isOwn || row.consumedAs === null) throw new CallError('notFound');
      return isClaimed ? seriesId : row.consumedAs;
    },

    async *read(id) {
      const row = await repository.find(id);
      if (!row || row.parts.length === 0) yield null;
      for (const name of row?.parts ?? []) {
        const stored = await storage.files.getBytes(`${getUploadFolder(id)}/${name}`);
        yield cipher.decrypt(name, stored)?.content ?? null;
      }
    },

    async remove(id) {
      await storage.files.deleteAll(getUploadFolder(id));
      await repository.forgetParts(id);
    },
  };
}
