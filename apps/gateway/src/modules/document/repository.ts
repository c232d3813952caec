import { eq } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { document } from './tables.ts';

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;

/** Reads library documents. */
export function createDocumentRepository(db: Database) {
  return {
    listDocuments: (ids: readonly string[]) => db.select().from(document).where(anyOf(document.id, ids)),

    findDocument: (id: string) => db.select().from(document).where(eq(document.id, id)),
  };
}
