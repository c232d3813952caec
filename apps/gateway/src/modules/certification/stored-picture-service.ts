import type { Disk } from 'flydrive';
import { isMissingFile } from '../../platform/storage/storage-error.ts';
import { getPicturePath } from './picture-path.ts';
import type { PictureKey } from './picture-repository.ts';

/** The encrypted file of a picture; null if it is missing, as of an upload that was broken off. */
export async function getStoredPicture(files: Pick<Disk, 'getBytes'>, key: PictureKey): Promise<Uint8Array | null> {
  try {
    return await files.getBytes(getPicturePath(key));
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
