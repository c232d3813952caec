import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { removeUnlessUsed, upsert } from '../../platform/database/upsert.ts';
import { picture } from './tables.ts';

/** Writes and removes the rows of pictures. */
export function createPictureRepository(db: Database) {
  return {
    upsertPictures: (rows: readonly (typeof picture.$inferInsert)[]) => upsert(db, picture, rows),

    findPictures: (ids: readonly string[]) => db.select().from(picture).where(anyOf(picture.id, ids)),

    removePicturesUnlessUsed: (ids: readonly string[]) => removeUnlessUsed(db, picture, picture.id, ids),
  };
}
