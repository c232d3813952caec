import type { AppContext } from '../../platform/app-context.ts';
import { createCipher } from '../../platform/crypto/cipher.ts';
import { getPicturePath, getThumbnailKey } from './picture-path.ts';
import { createCertificationPictureRepository, type PictureKey } from './picture-repository.ts';
import { getStoredPicture, PICTURE_KEY } from './picture-service.ts';

const BATCH = 200;

/** The result for the pictures: encrypted again, already under SECRET, or readable by neither secret. */
export interface Rotation {
  readonly rotated: number;
  readonly current: number;
  readonly unreadable: readonly string[];
}

/**
 * Encrypts again every picture that only SECRET_PREVIOUS decrypts, and its thumbnail, beside running gateways: a
 * picture's row is locked meanwhile, so that none is written after its deletion. It may be repeated
 * (docs/operations.md#a-new-secret).
 */
export async function rotatePictures(
  deps: Pick<AppContext, 'db' | 'storage' | 'keyFor' | 'previousKeyFor'>,
): Promise<Rotation> {
  const { db, storage } = deps;
  const cipher = createCipher(deps, PICTURE_KEY);

  async function rotateFile(file: PictureKey): Promise<'rotated' | 'current' | 'unreadable' | 'deleted'> {
    const stored = await getStoredPicture(storage.files, file);
    if (!stored) return 'deleted';
    const found = cipher.decrypt(file.id, stored);
    if (!found) return 'unreadable';
    if (!found.outdated) return 'current';
    await storage.files.put(getPicturePath(file), cipher.encrypt(file.id, found.content));
    return 'rotated';
  }

  function rotate(picture: PictureKey): ReturnType<typeof rotateFile> {
    return db.transaction(async (tx) => {
      if (!(await createCertificationPictureRepository(tx).lock(picture.id))) return 'deleted';
      await rotateFile(getThumbnailKey(picture));
      return rotateFile(picture);
    });
  }

  const outcomes: { readonly id: string; readonly outcome: Awaited<ReturnType<typeof rotateFile>> }[] = [];
  for (let after = ''; ; ) {
    const keys = await createCertificationPictureRepository(db).listKeys(after, BATCH);
    for (const key of keys) outcomes.push({ id: key.id, outcome: await rotate(key) });
    const last = keys.at(-1);
    if (!last) break;
    after = last.id;
  }
  const select = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
  return { rotated: select('rotated').length, current: select('current').length, unreadable: select('unreadable') };
}
