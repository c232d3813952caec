import type { Database } from '../../platform/database/connect.ts';
import { upsert } from '../../platform/database/upsert.ts';
import type { ResourceKind } from '../content/resource-writer-service.ts';
import { createDocumentRepository } from './repository.ts';
import { document } from './tables.ts';

/** Details of a document on its page, besides its card. */
export type DocumentDetails = typeof document.$inferInsert;

/** Inserts or replaces the details of documents, whose resources exist; see `ResourceWriter`. */
export async function writeDocumentDetails(tx: Database, rows: readonly DocumentDetails[]): Promise<void> {
  await upsert(tx, document, rows);
}

/** Replaces the pictures of the pages of a document that is a PDF, whose sections are its pages. */
export function replaceDocumentPages(tx: Database, id: string, pictureIds: readonly string[]): Promise<void> {
  return createDocumentRepository(tx).replacePagePictures(id, pictureIds);
}

/** Documents as resources: found by their kind and their sections. */
export const documentKind: ResourceKind = {
  async readTexts(tx, ids) {
    const rows = await createDocumentRepository(tx).listDocuments(ids);
    return new Map(
      rows.map(({ id, kind, sections }) => {
        const parts = sections.flatMap(({ heading, paragraphs, bullets }, index) =>
          [...paragraphs, ...bullets].map((text) => ({ place: `section-${index + 1}`, label: heading, text })),
        );
        return [id, { labels: [kind], parts }];
      }),
    );
  },
  saveChapters: null,
  saveAuthors: null,
  table: document,
  readRelated: (tx, id) => createDocumentRepository(tx).listPagePictureIds(id),
  restoreRelated: (tx, { id, related }) => replaceDocumentPages(tx, id, related),
  listIdsOfAuthor: null,
};
