import { asc, eq } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { replaceChildren } from '../../platform/database/upsert.ts';
import { picture } from '../media/tables.ts';
import { document, documentPage } from './tables.ts';

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;

/** Reads and writes library documents. */
export function createDocumentRepository(db: Database) {
  return {
    listDocuments: (ids: readonly string[]) => db.select().from(document).where(anyOf(document.id, ids)),

    findDocument: (id: string) => db.select().from(document).where(eq(document.id, id)),

    /** The pictures of the pages of a PDF, by section from 1; none for other documents. */
    async findPagePictures(id: string) {
      const rows = await db
        .select({ number: documentPage.number, picture })
        .from(documentPage)
        .innerJoin(picture, eq(picture.id, documentPage.pictureId))
        .where(eq(documentPage.documentId, id))
        .orderBy(asc(documentPage.number));
      return new Map(rows.map((row) => [row.number, row.picture]));
    },

    /** The ids of the same, in the order of the pages. */
    async listPagePictureIds(id: string): Promise<string[]> {
      const rows = await db
        .select({ id: documentPage.pictureId })
        .from(documentPage)
        .where(eq(documentPage.documentId, id))
        .orderBy(asc(documentPage.number));
      return rows.map((row) => row.id);
    },

    async replacePagePictures(id: string, pictureIds: readonly string[]): Promise<void> {
      const rows = pictureIds.map((pictureId, index) => ({ documentId: id, number: index + 1, pictureId }));
      await replaceChildren(db, documentPage, documentPage.documentId, [id], rows);
    },
  };
}
