import { randomBytes } from 'node:crypto';
import { PORTRAIT_BYTES_MAX, PORTRAITS_PER_DAY } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { decodeBase64 } from '../../platform/http/large-body.ts';
import { withRequestImageSlot } from '../../platform/images/image-concurrency.ts';
import { isFileRemovalPaused } from '../../platform/storage/file-removal.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import type { PublicProfileService } from '../doctor/public-profile-service.ts';
import { getPortraitFile, getPortraitPath, listPortraitFiles } from './portrait-file.ts';
import { createPortraitRepository } from './portrait-repository.ts';
import { cropPortraitSquares } from './portrait-squares.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

/** The portraits of accounts (rules/personal#portrait). */
export interface PortraitService {
  /**
   * Makes a picture, as base64, the portrait of an account; returns its path.
   * @throws {CallError} imageRefused, pictureTooLarge, tooMany, unavailable, storageUnavailable, storageFull
   */
  set(accountId: string, base64: string): Promise<string>;
  /** Removes the portrait of an account, if there is one. */
  remove(accountId: string): Promise<void>;
  /** Deletes one batch of the rows and files that were replaced a day ago; returns true if there may be more. */
  deleteReplaced(tx: AppContext['db'], now: number): Promise<boolean>;
}

/** Creates the service of portraits. */
export function createPortraitService(
  { db, clock, storage, log }: Pick<AppContext, 'db' | 'clock' | 'storage' | 'log'>,
  {
    profiles,
    persons,
  }: { readonly profiles: ProfileService; readonly persons: Pick<PublicProfileService, 'updatePublicProfile'> },
): PortraitService {
  async function assertUnderLimit(tx: AppContext['db'], accountId: string): Promise<void> {
    const uploads = await createPortraitRepository(tx).countSince(accountId, clock.now() - DAY_MS);
    if (uploads >= PORTRAITS_PER_DAY) throw new CallError('tooMany');
  }

  /** Sets another portrait, or none, and deletes the files of the former one. */
  async function replace(accountId: string, by: string | null): Promise<void> {
    const logo = by === null ? '' : getPortraitPath(by);
    let former: readonly string[] = [];
    await profiles.update(accountId, { logo }, async (tx) => {
      former = await createPortraitRepository(tx).replace(accountId, by, clock.now());
      await persons.updatePublicProfile(tx, accountId, { portrait: logo });
    });
    // Nobody can read them any more; files that remain now are deleted by the daily job.
    await deleteFiles(former).catch((error: unknown) => log.warn(error));
  }

  const deleteFiles = (ids: readonly string[]) =>
    db.transaction(async (tx) => {
      if (ids.length === 0 || (await isFileRemovalPaused(tx))) return;
      for (const file of listPortraitFiles(ids)) await storage.files.delete(file);
    });

  return {
    async set(accountId, base64) {
      const source = await decodeBase64(base64);
      if (source.length > PORTRAIT_BYTES_MAX) throw new CallError('pictureTooLarge');
      await assertUnderLimit(db, accountId);
      const squares = await withRequestImageSlot(() => cropPortraitSquares(source));
      const id = randomBytes(16).toString('hex');
      await profiles.lock(accountId, async (tx) => {
        await assertUnderLimit(tx, accountId);
        await createPortraitRepository(tx).insert({ id, accountId, createdAt: clock.now() });
      });
      // The row is stored first: files of an interrupted upload are deleted by the daily job
      // (rules/security-uploads#full-disk).
      for (const [side, bytes] of squares) await storage.files.put(getPortraitFile(id, side), bytes);
      await replace(accountId, id);
      return getPortraitPath(id);
    },

    remove: (accountId) => replace(accountId, null),

    async deleteReplaced(tx, now) {
      const replaced = await createPortraitRepository(tx).deleteReplaced(now - DAY_MS, BATCH);
      for (const file of listPortraitFiles(replaced)) await storage.files.delete(file);
      return replaced.length === BATCH;
    },
  };
}
