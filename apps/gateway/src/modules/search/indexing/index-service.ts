import type { Database } from '../../../platform/database/connect.ts';
import { createSearchRepository } from '../repository/search-repository.ts';
import { createIndexRepository } from './index-repository.ts';
import type { SearchDocument } from './search-document.ts';

/** Writes documents to the index with the current vocabulary, in the transaction that changes the resources. */
export async function writeDocuments(tx: Database, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await createIndexRepository(tx).write(await createSearchRepository(tx).loadVocabulary(), documents);
}

/** Removes resources of these types from the index, in the transaction that changes them. */
export async function removeDocuments(tx: Database, types: readonly number[], ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await createIndexRepository(tx).delete(types, ids);
}
