import type { AppContext } from '../../../platform/app-context.ts';
import { createCipher } from '../../../platform/crypto/cipher.ts';
import { withRequestImageSlot } from '../../../platform/images/image-concurrency.ts';
import { isMissingFile } from '../../../platform/storage/storage-error.ts';
import { getImageFolder, getImagePath, getVersions, type ImageKey, type ImageVersion } from './image-path.ts';
import type { ImageRow } from './image-repository.ts';
import { coverBoxes, makeThumbnail } from './mask-pixels.ts';

/** Purpose of the key that encrypts pictures of drafts. */
const IMAGE_KEY = 'case-image';

/** The encrypted files of pictures of drafts, each bound to its picture (rules/case-image#pictures). */
export interface ImageFiles {
  /** A picture with its boxes covered, or its thumbnail; null if its file was lost or cannot be decrypted. */
  readMasked(
    image: Pick<ImageRow, 'id' | 'accountId' | 'boxes'>,
    size?: { readonly small: boolean },
  ): Promise<Buffer | null>;
  /** The picture as it was uploaded; null as above. */
  readOriginal(key: ImageKey): Promise<Buffer | null>;
  /** Writes an uploaded picture, which is encoded already, and its thumbnail. */
  writeOriginal(key: ImageKey, bytes: Buffer): Promise<void>;
  /** Writes a picture with boxes covered, and its thumbnail; it replaces none with other boxes. */
  writeMasked(key: ImageKey, boxes: ImageRow['boxes']): Promise<void>;
  /** Deletes all files of a picture. */
  delete(key: ImageKey): Promise<void>;
  /** Deletes the files of a picture with these boxes, unless they are those of the upload. */
  deleteMasked(key: ImageKey, boxes: ImageRow['boxes']): Promise<void>;
}

/** Creates the store. */
export function createImageFiles(deps: Pick<AppContext, 'storage' | 'keyFor' | 'previousKeyFor'>): ImageFiles {
  const { files } = deps.storage;
  const cipher = createCipher(deps, IMAGE_KEY);

  const write = (key: ImageKey, version: ImageVersion, bytes: Buffer) =>
    files.put(getImagePath(key, version), cipher.encrypt(`${key.id}/${version}`, bytes));

  async function read(key: ImageKey, version: ImageVersion): Promise<Buffer | null> {
    try {
      const stored = await files.getBytes(getImagePath(key, version));
      return cipher.decrypt(`${key.id}/${version}`, stored)?.content ?? null;
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  return {
    readOriginal: (key) => read(key, 'original'),

    readMasked(image, size) {
      const { full, thumbnail } = getVersions(image.boxes);
      return read(image, size?.small ? thumbnail : full);
    },

    async writeOriginal(key, bytes) {
      await write(key, 'originalThumbnail', await withRequestImageSlot(() => makeThumbnail(bytes)));
      await write(key, 'original', bytes);
    },

    async writeMasked(key, boxes) {
      if (boxes.length === 0) return;
      const original = await read(key, 'original');
      if (!original) throw new Error(`the file of picture ${key.id} is missing, or was encrypted under another SECRET`);
      const { full, thumbnail } = getVersions(boxes);
      const masked = await withRequestImageSlot(() => coverBoxes(original, boxes));
      await write(key, thumbnail, await withRequestImageSlot(() => makeThumbnail(masked)));
      await write(key, full, masked);
    },

    delete: (key) => files.deleteAll(getImageFolder(key)),

    async deleteMasked(key, boxes) {
      if (boxes.length === 0) return;
      const { full, thumbnail } = getVersions(boxes);
      for (const version of [full, thumbnail]) await files.delete(getImagePath(key, version));
    },
  };
}
