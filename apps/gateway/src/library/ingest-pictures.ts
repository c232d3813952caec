import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChosenPicture } from '@osteon/library';
import type { Disk } from 'flydrive';
import { getPictureFile } from '../modules/media/picture-file.ts';
import { getPictureId, type PictureRow, writePicture } from '../modules/media/write-picture.ts';
import type { Database } from '../platform/database/connect.ts';
import { withImageSlot } from '../platform/images/image-concurrency.ts';
import { createLoadRepository } from './load-repository.ts';

/**
 * Writes the variants of pictures to `disk` and returns their rows by source file. The id of a picture is the hash of
 * its source, so stored pictures are skipped.
 */
export async function ingestPictures(
  chosen: readonly ChosenPicture[],
  { db, disk, folder }: { db: Database; disk: Disk; folder: string },
): Promise<Map<string, PictureRow>> {
  const alts = new Map(chosen.map(({ file, alt }) => [file, alt]));
  const sources = await Promise.all([...alts].map(([file, alt]) => readSource(folder, file, alt)));
  const ids = sources.map(({ id }) => id);
  const known = await createLoadRepository(db).findPictures(ids);
  const rows = sources.map(async ({ file, id, alt, bytes }): Promise<[string, PictureRow]> => {
    const row = known.get(id);
    const complete = row && (await disk.exists(getPictureFile(id, row.width)));
    return [file, complete ? { ...row, alt } : await withImageSlot(() => writePicture({ id, alt, bytes }, disk))];
  });
  return new Map(await Promise.all(rows));
}

async function readSource(folder: string, file: string, alt: string) {
  const bytes = await readFile(join(folder, file));
  return { file, alt, bytes, id: getPictureId(bytes) };
}
