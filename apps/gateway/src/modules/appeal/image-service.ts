import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { withImageSlot } from '../../platform/storage/image-concurrency.ts';
import { getAppealImagePath } from './image-path.ts';
import { reencodeImage } from './reencode-image.ts';
import {
  countUnattachedImages,
  deleteExpiredImages,
  deleteUnattachedImages,
  type ImageKey,
  insertImage,
} from './repository.ts';

/** Pictures that may wait for one appeal: the three it takes, and some thought better of. */
const UNATTACHED_MAX = 9;

const DAY_MS = 24 * 60 * 60 * 1000;
const STALE_BATCH = 100;

/** The pictures of appeals: kept when they are uploaded, before there is an appeal. */
export interface AppealImageService {
  /** Keeps a picture and gives its id. @throws {CallError} imageRefused, tooMany */
  store(accountId: string, base64: string): Promise<string>;
  /** Removes what an account uploaded and did not send. */
  deleteUnattached(accountId: string): Promise<void>;
  /** Removes one batch of what has waited for a day; tells whether there may be more. */
  deleteExpired(tx: AppContext['db'], now: number): Promise<boolean>;
}

/** Makes them. */
export function createAppealImageService({
  db,
  clock,
  storage,
}: Pick<AppContext, 'db' | 'clock' | 'storage'>): AppealImageService {
  const removeFiles = async (places: readonly ImageKey[]) => {
    for (const place of places) await storage.files.delete(getAppealImagePath(place));
  };

  return {
    async store(accountId, base64) {
      if ((await countUnattachedImages(db, accountId)) >= UNATTACHED_MAX) throw new CallError('tooMany');
      const { bytes, width, height } = await withImageSlot(reencodeImage, Buffer.from(base64, 'base64'));
      const id = randomUUID();
      const file = getAppealImagePath({ accountId, id });
      try {
        // The file first: a row never stands without one (security 60).
        await storage.files.put(file, bytes);
        await insertImage(db, { id, accountId, width, height, createdAt: clock.now() });
      } catch (error) {
        await storage.files.delete(file);
        throw error;
      }
      return id;
    },

    async deleteUnattached(accountId) {
      await removeFiles(await deleteUnattachedImages(db, accountId));
    },

    async deleteExpired(tx, now) {
      const stale = await deleteExpiredImages(tx, now - DAY_MS, STALE_BATCH);
      await removeFiles(stale);
      return stale.length === STALE_BATCH;
    },
  };
}
