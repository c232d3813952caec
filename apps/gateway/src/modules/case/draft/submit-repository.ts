import { eq } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { tag } from '../../content/tables.ts';
import { specialty } from '../../doctor/tables.ts';
import { caseDraftImage, caseDraftSeries } from '../base/tables.ts';

/** Reads what a draft refers to, as its submission and publication check it. */
export function createSubmitRepository(db: Database) {
  return {
    listImages: (draftId: string) =>
      db
        .select({ id: caseDraftImage.id, state: caseDraftImage.state, isChecked: caseDraftImage.isChecked })
        .from(caseDraftImage)
        .where(eq(caseDraftImage.draftId, draftId)),

    listSeries: (draftId: string) =>
      db
        .select({
          id: caseDraftSeries.id,
          state: caseDraftSeries.state,
          isChecked: caseDraftSeries.isChecked,
          stack: caseDraftSeries.stack,
        })
        .from(caseDraftSeries)
        .where(eq(caseDraftSeries.draftId, draftId)),

    /** The cover of a specialty's cases without a picture; undefined for no specialty of this id. */
    async findSpecialtyCover(id: string): Promise<string | undefined> {
      const [row] = await db.select({ pictureId: specialty.pictureId }).from(specialty).where(eq(specialty.id, id));
      return row?.pictureId;
    },

    /** The tags among these ids. */
    listTags: (ids: readonly string[]) =>
      db.select({ id: tag.id, name: tag.name, kind: tag.kind }).from(tag).where(anyOf(tag.id, ids)),
  };
}
