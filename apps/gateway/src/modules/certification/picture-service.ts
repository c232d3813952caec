import { randomUUID } from 'node:crypto';
import { type AttachmentType, IMAGE_MAX_BYTES, THUMBNAIL_WIDTH } from '@osteon/domain';
import type { Disk } from 'flydrive';
import type { AppContext } from '../../platform/app-context.ts';
import { createCipher } from '../../platform/crypto/cipher.ts';
import { randomId } from '../../platform/crypto/random-id.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { withRequestImageSlot } from '../../platform/images/image-concurrency.ts';
import { openImage } from '../../platform/images/image-decoder.ts';
import { type ReencodedImage, reencodeImage } from '../../platform/images/reencode-image.ts';
import { encodeThumbnail } from '../../platform/images/thumbnail.ts';
import type { Caller } from '../../platform/log/audit-log.ts';
import { isFileRemovalPaused } from '../../platform/storage/file-removal.ts';
import { isMissingFile } from '../../platform/storage/storage-error.ts';
import { lockCertifiedDetails } from '../account/profile/certified-details-service.ts';
import { getPicturePath, getThumbnailKey } from './picture-path.ts';
import { createCertificationPictureRepository, type NewPicture, type PictureKey } from './picture-repository.ts';
import { createCertificationRepository } from './repository.ts';

/** Uploaded pictures without a certification that one account may have: those of one submission, and replaced ones. */
const WAITING_MAX = 9;

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** The time for which an upload may be submitted, and for which the pictures of a decided certification are stored. */
export const UPLOAD_TTL_MS = DAY_MS;
export const DECIDED_RETENTION_MS = 30 * DAY_MS;

/** Purpose of the key that encrypts pictures. */
export const PICTURE_KEY = 'certification-picture';

/** The owner of pictures. */
export interface PictureOwner extends Caller {
  readonly accountId: string;
}

/** Pictures of certifications, which are stored at their upload, before the certification is submitted. */
export interface PictureService {
  /**
   * Stores a picture that its owner has sent, with the consent if the client sends it, and returns its id
   * (rules/certification-pictures#consent).
   * @throws {CallError} as `store`
   */
  upload(
    owner: PictureOwner,
    bytes: Buffer,
    picture: { readonly attType: AttachmentType; readonly consent: string | undefined },
  ): Promise<string>;
  /** Stores a picture and returns its id. @throws {CallError} pictureNotImage, pictureTooLarge, tooMany, conflict */
  store(accountId: string, bytes: Buffer, attType: AttachmentType): Promise<string>;
  /** A picture for its owner, or its thumbnail; the opening is logged. @throws {CallError} notFound for any other */
  open(owner: PictureOwner, id: string, size: { readonly small: boolean }): Promise<Buffer>;
  /** A decrypted picture; null if its file was lost or encrypted under an unknown secret. */
  read(key: PictureKey): Promise<Buffer | null>;
  /** Deletes an account's uploaded pictures that no certification uses. */
  deleteWaiting(accountId: string): Promise<void>;
  /**
   * Deletes the pictures of the owner's decided certifications; returns true if there were any.
   * @throws {CallError} unavailable while a backup runs
   */
  deleteDecided(owner: PictureOwner): Promise<boolean>;
  /** Deletes one batch of pictures that no certification used within a day; returns whether there may be more. */
  deleteStale(tx: Database, now: number): Promise<boolean>;
  /**
   * Deletes the pictures of one batch of certifications that were decided 30 days ago; returns whether there may be
   * more.
   */
  deleteExpired(tx: Database, now: number): Promise<boolean>;
}

/** Creates the service; files are encrypted under the picture's id (rules/certification-pictures#pictures). */
export function createPictureService(
  deps: Pick<AppContext, 'db' | 'clock' | 'storage' | 'log' | 'audit' | 'keyFor' | 'previousKeyFor'>,
): PictureService {
  const { db, clock, storage, log, audit } = deps;
  const repository = createCertificationPictureRepository(db);
  const cipher = createCipher(deps, PICTURE_KEY);

  const deleteFiles = async (pictures: readonly PictureKey[]) => {
    for (const picture of pictures) {
      for (const file of [picture, getThumbnailKey(picture)]) await storage.files.delete(getPicturePath(file));
    }
  };

  const write = (file: PictureKey, bytes: Buffer) =>
    storage.files.put(getPicturePath(file), cipher.encrypt(file.id, bytes));

  async function read(key: PictureKey): Promise<Buffer | null> {
    const stored = await getStoredPicture(storage.files, key);
    return stored && (cipher.decrypt(key.id, stored)?.content ?? null);
  }

  /** The quota is counted under the account's lock, as many uploads may arrive at once. */
  async function insertWithinQuota(row: NewPicture): Promise<void> {
    await db.transaction(async (tx) => {
      await lockCertifiedDetails(tx, row.accountId);
      const pictures = createCertificationPictureRepository(tx);
      if ((await pictures.countWaiting(row.accountId)) >= WAITING_MAX) throw new CallError('tooMany');
      await pictures.insert(row);
    });
  }

  async function deleteOf(
    tx: Database,
    { id, number, accountId }: { id: string; number: string; accountId: string },
    { ip, deviceId }: { ip: string | null; deviceId: string | null },
  ): Promise<void> {
    const deleted = await createCertificationPictureRepository(tx).deleteOfCertification(id);
    const event = { id: randomUUID(), accountId, certificationId: id, at: clock.now(), items: [], sentAt: null };
    await createCertificationRepository(tx).insertEvent({ ...event, event: 'deletePictures' });
    const detail = { number, pictures: deleted.length };
    await audit.record(tx, { event: 'certificationPicturesDeleted', accountId, ip, deviceId, detail });
    await deleteFiles(deleted);
  }

  async function store(accountId: string, source: Buffer, attType: AttachmentType): Promise<string> {
    if (source.length > IMAGE_MAX_BYTES) throw new CallError('pictureTooLarge');
    if ((await repository.countWaiting(accountId)) >= WAITING_MAX) throw new CallError('tooMany');
    const { image, thumbnail } = await withRequestImageSlot(() => encode(source));
    const { bytes, width, height } = image;
    const id = randomId();
    const key = { accountId, id };
    // The row comes first: of a gateway that is killed now, the daily job deletes both
    // (rules/security-uploads#full-disk).
    await insertWithinQuota({ id, accountId, attType, width, height, createdAt: clock.now() });
    try {
      await write(key, bytes);
      if (thumbnail) await write(getThumbnailKey(key), thumbnail);
      // A submission or an erasure that has deleted the row meanwhile has not found the file.
      if (!(await repository.find(key))) throw new CallError('conflict');
    } catch (error) {
      await deleteFiles([key]).catch((cause: unknown) => log.warn(cause));
      await repository.delete(id).catch((cause: unknown) => log.warn(cause));
      throw error;
    }
    return id;
  }

  /** The thumbnail of a picture, which is created now for a picture without one; the picture itself if that fails. */
  async function readThumbnail(key: PictureKey): Promise<Buffer | null> {
    const stored = await read(getThumbnailKey(key));
    if (stored) return stored;
    const picture = await read(key);
    if (!picture) return null;
    try {
      const thumbnail = await withRequestImageSlot(() => encodeThumbnail(openImage(picture, ['webp'])));
      await db.transaction(async (tx) => {
        if (await createCertificationPictureRepository(tx).lock(key.id)) await write(getThumbnailKey(key), thumbnail);
      });
      return thumbnail;
    } catch (error) {
      log.warn(error);
      return picture;
    }
  }

  /**
   * Deletes the pictures of an account's certifications that were decided before a time (ms); returns whether they had
   * any.
   */
  async function deleteDecidedBefore(
    tx: Database,
    before: number,
    { accountId, ...caller }: { accountId: string; ip: string | null; deviceId: string | null },
  ): Promise<boolean> {
    // The lock waits for a submission that opens the review again, whose pictures must stay.
    await lockCertifiedDetails(tx, accountId);
    const decided = await createCertificationPictureRepository(tx).listDecidedWithPictures({
      before,
      accountId,
      size: BATCH,
    });
    if (decided.length > 0 && (await isFileRemovalPaused(tx))) throw new CallError('unavailable');
    for (const each of decided) await deleteOf(tx, each, caller);
    return decided.length > 0;
  }

  return {
    read,
    store,

    async upload({ accountId, ip, deviceId }, bytes, { attType, consent }) {
      if (consent !== undefined) {
        const detail = { version: consent };
        await audit.record(db, { event: 'certificationConsented', accountId, ip, deviceId, detail });
      }
      return store(accountId, bytes, attType);
    },

    async open({ accountId, ip, deviceId }, id, { small }) {
      const found = await repository.find({ id, accountId });
      if (!found) throw new CallError('notFound');
      const detail = { picture: id };
      await audit.record(db, { event: 'certificationPictureOpened', accountId, ip, deviceId, detail });
      const picture = await (small && found.width > THUMBNAIL_WIDTH ? readThumbnail(found) : read(found));
      if (!picture) throw new Error(`the file of picture ${id} is missing, or was encrypted under another SECRET`);
      return picture;
    },

    async deleteWaiting(accountId) {
      await db.transaction(async (tx) => {
        // Pictures that are not deleted now are deleted by the daily job.
        if (await isFileRemovalPaused(tx)) return;
        await deleteFiles(await createCertificationPictureRepository(tx).deleteWaiting(accountId));
      });
    },

    deleteDecided: (owner) => db.transaction((tx) => deleteDecidedBefore(tx, clock.now() + 1, owner)),

    async deleteStale(tx, now) {
      const stale = await createCertificationPictureRepository(tx).deleteStale(now - UPLOAD_TTL_MS, BATCH);
      const owners = Map.groupBy(stale, ({ accountId }) => accountId);
      for (const [accountId, pictures] of owners) {
        const detail = { pictures: pictures.length };
        const event = 'certificationPicturesDeleted';
        await audit.record(tx, { event, accountId, ip: null, deviceId: null, detail });
      }
      await deleteFiles(stale);
      return stale.length === BATCH;
    },

    async deleteExpired(tx, now) {
      const before = now - DECIDED_RETENTION_MS;
      const expired = await createCertificationPictureRepository(tx).listDecidedWithPictures({ before, size: BATCH });
      const owners = new Set(expired.map(({ accountId }) => accountId));
      for (const accountId of owners) await deleteDecidedBefore(tx, before, { accountId, ip: null, deviceId: null });
      return expired.length === BATCH;
    },
  };
}

/** Encodes an uploaded picture as it is stored, and its thumbnail, which a narrow one does without. */
async function encode(source: Buffer): Promise<{ image: ReencodedImage; thumbnail: Buffer | null }> {
  const image = await reencodeImage(source, 'pictureNotImage');
  const isNarrow = image.width <= THUMBNAIL_WIDTH;
  return { image, thumbnail: isNarrow ? null : await encodeThumbnail(openImage(image.bytes, ['webp'])) };
}

/** The encrypted file of a picture; null if it is missing, as of an upload that was broken off. */
export async function getStoredPicture(files: Pick<Disk, 'getBytes'>, key: PictureKey): Promise<Uint8Array | null> {
  try {
    return await files.getBytes(getPicturePath(key));
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
