import { eq } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { removeUnlessUsed, upsert } from '../../platform/database/upsert.ts';
import { picture } from './tables.ts';

/** Writes and removes the rows of pictures. */
export function createPictureRepository(db: Database) {
  return {
    upsertPictures: (rows: readonly (typeof picture.$inferInsert)[]) => upsert(db, picture, rows),

    findPictures: (ids: readonly string[]) => db.select().from(picture).where(anyOf(picture.id, ids)),

    /** Locks a picture against removal until the transaction ends; false if it does not exist. */
    async lockPicture(id: string): Promise<boolean> {
      const rows = await db.select({ id: picture.id }).from(picture).where(eq(picture.id, id)).for('share');
      return rows.length === 1;
    },

    removePicturesUnlessUsed: (ids: readonly string[]) => removeUnlessUsed(db, picture, picture.id, ids),
  };
}
