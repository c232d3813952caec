import { withImageSlot } from '../../../platform/images/image-concurrency.ts';
import { getPictureId, type PictureRow, writePicture } from '../../media/write-picture.ts';
import type { IngestContext } from './ingest-context.ts';
import { IngestError } from './ingest-error.ts';
import { getIngestFolder } from './ingest-folder.ts';

/**
 * Writes the cover of an item: the picture beside its file, else `fallback`.
 * @throws {IngestError} for a picture that cannot be decoded
 */
export async function writeCover(
  { alt, fallback }: { alt: string; fallback: Buffer | null },
  { storage, row }: Pick<IngestContext, 'storage' | 'row'>,
): Promise<PictureRow> {
  const { cover } = row.files;
  const bytes =
    cover === null ? fallback : Buffer.from(await storage.files.getBytes(`${getIngestFolder(row.id)}/${cover}`));
  if (!bytes) throw new IngestError('there is no cover');
  return storePicture({ bytes, alt, what: 'the cover' }, storage);
}

/**
 * Writes the variants of a picture.
 * @throws {IngestError} for a picture that cannot be decoded, or has too many pixels
 */
export async function storePicture(
  { bytes, alt, what }: { bytes: Buffer; alt: string; what: string },
  { files }: IngestContext['storage'],
): Promise<PictureRow> {
  const id = getPictureId(bytes);
  try {
    return await withImageSlot(() => writePicture({ id, alt, bytes }, files));
  } catch (error) {
    // sharp has no error class of its own for pictures that it cannot decode.
    const isUnreadable =
      error instanceof Error && /^Input |unsupported image|pixel limit|VipsJpeg|corrupt/i.test(error.message);
    if (!isUnreadable) throw error;
    throw new IngestError(`${what} cannot be decoded: ${error.message}`, { cause: error });
  }
}
