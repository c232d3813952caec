import type { Disk } from 'flydrive';
import type { Database } from '../../platform/database/connect.ts';
import { getPictureFile, getThumbnailWidth } from './picture-file.ts';
import { createPictureRepository } from './picture-repository.ts';
import type { picture } from './tables.ts';
import type { PictureRow } from './write-picture.ts';

/** Stores the rows of pictures whose files are written, in the transaction that refers to them. */
export async function savePictures(tx: Database, rows: readonly PictureRow[]): Promise<void> {
  // A picture of two pages, such as an empty one, is one row.
  await createPictureRepository(tx).upsertPictures([...new Map(rows.map((row) => [row.id, row])).values()]);
}

/** Removes the files of a picture whose row was not stored, unless another one has stored it. */
export async function deletePreparedPicture(
  db: Database,
  disk: Disk,
  { id, width, widths }: PictureRow,
): Promise<void> {
  if ((await createPictureRepository(db).findPictures([id])).length > 0) return;
  for (const each of [getThumbnailWidth(width), ...widths]) await disk.delete(getPictureFile(id, each));
}

/** Removes the pictures that no row refers to any more, in the caller's transaction; rows before files. */
export async function removeUnusedPictures(tx: Database, disk: Disk, ids: readonly string[]): Promise<void> {
  const repository = createPictureRepository(tx);
  const rows = await repository.findPictures(ids);
  const used = await repository.removePicturesUnlessUsed(ids);
  for (const { id, width, widths } of rows.filter((row) => !used.includes(row.id))) {
    for (const each of [getThumbnailWidth(width), ...widths]) await disk.delete(getPictureFile(id, each));
  }
}

/** Creates the reader of pictures by their ids; unknown ids are left out. */
export function createPictureReader(db: Database) {
  const repository = createPictureRepository(db);
  return async (ids: readonly string[]): Promise<ReadonlyMap<string, typeof picture.$inferSelect>> => {
    if (ids.length === 0) return new Map();
    return new Map((await repository.findPictures(ids)).map((row) => [row.id, row]));
  };
}
