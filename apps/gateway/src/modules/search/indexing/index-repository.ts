import { and, eq, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { upsert } from '../../../platform/database/upsert.ts';
import { searchEntry } from '../base/tables.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { getPopularity, getStaticRank } from './popularity.ts';
import { type SearchDocument, toSearchEntry } from './search-document.ts';

/** Updates the index fields that depend on the number of views. */
export type ViewedResource = Pick<SearchDocument, 'resourceType' | 'resourceId' | 'publishedAt' | 'viewCount'>;

/** Writes the search index. */
export function createIndexRepository(db: Database) {
  return {
    /**
     * Writes documents to the index, to be called in the transaction that writes the resources. The entries contain the
     * lexemes of the current vocabulary, so a changed vocabulary requires a reindex of everything.
     */
    async write(vocabulary: Vocabulary, documents: readonly SearchDocument[]): Promise<void> {
      await upsert(
        db,
        searchEntry,
        documents.map((document) => toSearchEntry(document, vocabulary)),
      );
    },

    /** Removes the entries of these ids, which are unique across types; the types let the primary key find them. */
    async delete(types: readonly number[], ids: readonly string[]): Promise<void> {
      await db
        .delete(searchEntry)
        .where(and(sql`${searchEntry.resourceType} = any(${sql.param(types)})`, anyOf(searchEntry.resourceId, ids)));
    },

    /** Updates the rank of a resource, to be called in the transaction that counts the view. */
    async updatePopularity({ resourceType, resourceId, publishedAt, viewCount }: ViewedResource): Promise<void> {
      const popularity = getPopularity(viewCount);
      await db
        .update(searchEntry)
        .set({ popularity, staticRank: getStaticRank(viewCount, publishedAt) })
        .where(
          and(
            eq(searchEntry.resourceType, resourceType),
            eq(searchEntry.resourceId, resourceId),
            ne(searchEntry.popularity, popularity),
          ),
        );
    },
  };
}
