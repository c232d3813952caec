import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { withImageSlot } from '../../platform/storage/image-concurrency.ts';
import { keepImage } from './image.ts';
import { appealImageFile } from './image-file.ts';
import { countWaiting, deleteStale, deleteWaiting, type ImagePlace, insertImage } from './repository.ts';

/** Pictures that may wait for one appeal: the three it takes, and some thought better of. */
const WAITING_MAX = 9;

const DAY_MS = 24 * 60 * 60 * 1000;
const STALE_BATCH = 100;

/** The pictures of appeals: kept when they are uploaded, before there is an appeal. */
export interface AppealImages {
  /** Keeps a picture and gives its id. @throws {CallError} imageRefused, tooMany */
  keep(accountId: string, base64: string): Promise<string>;
  /** Removes what an account uploaded and did not send. */
  dropWaiting(accountId: string): Promise<void>;
  /** Removes one batch of what has waited for a day; tells whether there may be more. */
  dropStale(tx: AppContext['db'], now: number): Promise<boolean>;
}

/** Makes them. */
export function createAppealImages({ db, clock, storage }: Pick<AppContext, 'db' | 'clock' | 'storage'>): AppealImages {
  const removeFiles = async (places: readonly ImagePlace[]) => {
    for (const place of places) await storage.files.delete(appealImageFile(place));
  };

  return {
    async keep(accountId, base64) {
      if ((await countWaiting(db, accountId)) >= WAITING_MAX) throw new CallError('tooMany');
      const { bytes, width, height } = await withImageSlot(keepImage, Buffer.from(base64, 'base64'));
      const id = randomUUID();
      const file = appealImageFile({ accountId, id });
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

    async dropWaiting(accountId) {
      await removeFiles(await deleteWaiting(db, accountId));
    },

    async dropStale(tx, now) {
      const stale = await deleteStale(tx, now - DAY_MS, STALE_BATCH);
      await removeFiles(stale);
      return stale.length === STALE_BATCH;
    },
  };
}
