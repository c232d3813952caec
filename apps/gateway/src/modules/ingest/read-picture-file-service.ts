import { readFile } from 'node:fs/promises';
import type { AppContext } from '../../platform/app-context.ts';
import { StartupError } from '../../platform/startup-error.ts';
import type { PictureRow } from '../media/write-picture.ts';
import { IngestError } from './base/ingest-error.ts';
import { storePicture } from './base/write-cover.ts';
import { refuseLink } from './item/read-item.ts';

/** Bytes of a picture that is read whole. */
const PICTURE_BYTES_MAX = 20 * 1024 * 1024;

/**
 * Stores a picture that an operator names, and returns its row.
 * @throws {StartupError} for one that cannot be read or decoded, is a symbolic link, or is larger than 20 MB
 */
export async function readPictureFile(path: string, alt: string, storage: AppContext['storage']): Promise<PictureRow> {
  await refuseLink(path);
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new StartupError(`The picture ${path} cannot be read.`, { cause: error });
  });
  if (bytes.length > PICTURE_BYTES_MAX) throw new StartupError(`The picture ${path} is larger than 20 MB.`);
  try {
    return await storePicture({ bytes, alt, what: `the picture ${path}` }, storage);
  } catch (error) {
    if (error instanceof IngestError) throw new StartupError(`${error.message}.`, { cause: error });
    throw error;
  }
}
