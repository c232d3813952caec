import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { decodeBase64 } from '../../platform/http/large-body.ts';
import { withRequestImageSlot } from '../../platform/images/image-concurrency.ts';
import { reencodeImage } from '../../platform/images/reencode-image.ts';
import { isFileRemovalPaused } from '../../platform/storage/file-removal.ts';
import { createAppealRepository, type ImageKey } from './repository.ts';

/** Folder of an account's appeal images on the disk `files`; deleted when the account is erased. */
export function getAppealImageFolder(accountId: string): string {
  return `appeals/${accountId}/`;
}

/** Path of an image in that folder. */
export function getAppealImagePath({ accountId, id }: ImageKey): string {
  return `${getAppealImageFolder(accountId)}${id}.webp`;
}

/** Uploaded images without an appeal that one account may have: the three of an appeal, and replaced ones. */
const UNATTACHED_MAX = 9;

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Days for which the images of an answered appeal are stored for questions about the answer. */
const ANSWERED_DAYS = 30;

/** Images of appeals, which are stored at their upload, before the appeal exists (rules/appeal#pictures). */
export interface AppealImageService {
  /** Stores an image and returns its id. @throws {CallError} imageRefused, tooMany, unavailable */
  store(accountId: string, base64: string): Promise<string>;
  /** Deletes an account's uploaded images that no appeal uses. */
  deleteUnattached(accountId: string): Promise<void>;
  /** Deletes one batch of images that no appeal used within a day; returns whether there may be more. */
  deleteExpired(tx: AppContext['db'], now: number): Promise<boolean>;
  /** Deletes one batch of images of appeals that were answered 30 days ago; returns whether there may be more. */
  deleteAnswered(tx: AppContext['db'], now: number): Promise<boolean>;
}

/** Creates the service of appeal images. */
export function createAppealImageService({
  db,
  clock,
  storage,
  log,
}: Pick<AppContext, 'db' | 'clock' | 'storage' | 'log'>): AppealImageService {
  const appeals = createAppealRepository(db);
  const deleteFiles = async (images: readonly ImageKey[]) => {
    for (const image of images) await storage.files.delete(getAppealImagePath(image));
  };

  return {
    async store(accountId, base64) {
      if ((await appeals.countUnattachedImages(accountId)) >= UNATTACHED_MAX) throw new CallError('tooMany');
      const source = await decodeBase64(base64);
      const { bytes, width, height } = await withRequestImageSlot(() => reencodeImage(source, 'imageRefused'));
      const id = randomUUID();
      const path = getAppealImagePath({ accountId, id });
      try {
        // The file comes first, so that no row exists without one (rules/security-uploads#full-disk).
        await storage.files.put(path, bytes);
        await appeals.insertImage({ id, accountId, width, height, createdAt: clock.now() });
      } catch (error) {
        await storage.files.delete(path).catch((cause: unknown) => log.warn(cause));
        throw error;
      }
      return id;
    },

    async deleteUnattached(accountId) {
      await db.transaction(async (tx) => {
        // Images that are not deleted now are deleted by the daily job.
        if (await isFileRemovalPaused(tx)) return;
        await deleteFiles(await createAppealRepository(tx).deleteUnattachedImages(accountId));
      });
    },

    async deleteExpired(tx, now) {
      const expired = await createAppealRepository(tx).deleteExpiredImages(now - DAY_MS, BATCH);
      await deleteFiles(expired);
      return expired.length === BATCH;
    },

    async deleteAnswered(tx, now) {
      const answered = await createAppealRepository(tx).deleteAnsweredImages(now - ANSWERED_DAYS * DAY_MS, BATCH);
      await deleteFiles(answered);
      return answered.length === BATCH;
    },
  };
}
