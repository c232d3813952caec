import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { document } from './tables.ts';

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;

/** Reads library documents. */
export function createDocumentRepository(db: Database) {
  return {
    findDocument: (id: string) => db.select().from(document).where(eq(document.id, id)),
  };
}
