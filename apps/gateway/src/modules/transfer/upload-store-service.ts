import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import type { AppContext } from '../../platform/app-context.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { splitIntoParts } from '../../platform/storage/split-into-parts.ts';
import { getUploadFolder } from './stored-files.ts';
import { createUploadRepository, type UploadRow } from './upload-repository.ts';

/** The time for which an interrupted upload can be resumed, in ms. */
const RESUMABLE_MS = 24 * 60 * 60 * 1000;

/**
 * Stores uploads of the tus protocol as parts on the disk `files` and as a row in the database, so that a phone can
 * continue with any gateway (ADR 021).
 */
export class UploadStore extends DataStore {
  override readonly extensions = ['creation', 'termination', 'expiration'];
  readonly #disk: AppContext['storage']['files'];
  readonly #uploads: ReturnType<typeof createUploadRepository>;
  readonly #cipher: Cipher;
  readonly #insert: (upload: Upload) => Promise<void>;

  /**
   * `insert` adds the row of a new upload, once the account may have it; `cipher` encrypts the parts of private ones.
   */
  constructor(
    { db, storage, cipher }: Pick<AppContext, 'db' | 'storage'> & { readonly cipher: Cipher },
    insert: (upload: Upload) => Promise<void>,
  ) {
    super();
    this.#cipher = cipher;
    this.#disk = storage.files;
    this.#uploads = createUploadRepository(db);
    this.#insert = insert;
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#insert(upload);
    return upload;
  }

  /** @throws {CallError} notFound */
  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#uploads.find(id);
    if (!row) throw new CallError('notFound');
    return toUpload(row);
  }

  /** @throws {CallError} conflict where another gateway has received the same bytes */
  override async write(body: Readable, id: string, start: number): Promise<number> {
    let offset = start;
    const isPrivate = (await this.#uploads.find(id))?.purpose !== 'transfer';
    for await (const part of splitIntoParts(body)) {
      const name = randomUUID();
      const path = `${getUploadFolder(id)}/${name}`;
      await this.#disk.put(path, isPrivate ? this.#cipher.encrypt(name, part) : part);
      if (!(await this.#uploads.appendPart(id, { name, offset, bytes: part.length }))) {
        await this.#disk.delete(path);
        throw new CallError('conflict');
      }
      offset += part.length;
    }
    return offset;
  }

  override async remove(id: string): Promise<void> {
    // The row comes last: as long as it is there, the daily job finds the parts.
    await this.#disk.deleteAll(getUploadFolder(id));
    await this.#uploads.deleteByIds([id]);
  }

  override getExpiration(): number {
    return RESUMABLE_MS;
  }
}

function toUpload({ id, bytes, received, name, createdAt }: UploadRow): Upload {
  const creationDate = new Date(createdAt).toISOString();
  return new Upload({ id, size: bytes, offset: received, metadata: { name }, creation_date: creationDate });
}
