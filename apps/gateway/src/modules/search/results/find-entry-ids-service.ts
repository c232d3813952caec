import type { Database } from '../../../platform/database/connect.ts';
import { widenTsQuery } from '../query/limited-lexemes.ts';
import { buildTsQuery, parseQuery } from '../query/query-parser.ts';
import { createVocabulary } from '../query/vocabulary.ts';
import { createSearchRepository } from '../repository/search-repository.ts';

/** Ids that are returned, so that the caller reads the texts of a limited number of resources. */
const IDS_MAX = 200;

/**
 * Finds resources of a type that can contain words, as written and for any audience, for a caller that reads their texts
 * itself; those of the highest rank first.
 */
export async function findEntryIds(db: Database, resourceType: number, words: string): Promise<string[]> {
  const tsQuery = buildTsQuery(parseQuery(words, createVocabulary([]), { exact: true }));
  if (tsQuery === '') return [];
  return createSearchRepository(db).findIds(resourceType, widenTsQuery(tsQuery, ['certified']), IDS_MAX);
}
