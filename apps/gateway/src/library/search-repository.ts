import { ResourceType } from '@osteon/domain';
import type { Library } from '@osteon/library';
import { sql } from 'drizzle-orm';
import { doctor } from '../modules/doctor/tables.ts';
import { liveEvent } from '../modules/live/event/tables.ts';
import { refreshLiveDocuments } from '../modules/live-index.ts';
import { product } from '../modules/product/tables.ts';
import { hotSearch, jumpWord, searchEntry, searchWord } from '../modules/search/base/tables.ts';
import { writeDocuments } from '../modules/search/indexing/index-service.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Database } from '../platform/database/connect.ts';
import { replaceAll, upsert } from '../platform/database/upsert.ts';
import type { LoadInput } from './rows/load-input.ts';
import { buildSearchDocuments } from './rows/search-document-rows.ts';
import { buildWordRows } from './rows/search-word-rows.ts';

/** Writes a library's part of the search index. */
export function createLibrarySearchRepository(db: Database) {
  return {
    /**
     * Replaces the words of an earlier load (`previous`) and the editors' words, before anything is indexed with them;
     * words of other sources stay. Returns the words of this load.
     */
    async writeVocabulary(library: Library, previous: readonly string[]): Promise<string[]> {
      await db.delete(searchWord).where(anyOf(searchWord.word, previous));
      // The numbers of synonym groups are those of one source, so they follow the highest of the others.
      const [highest] = await db
        .select({ group: sql<number>`coalesce(max(number), -1)::int` })
        .from(sql`${searchWord}, unnest(${searchWord.groups}) as number`);
      const first = (highest?.group ?? -1) + 1;
      const words = buildWordRows(library).map((row) => ({ ...row, groups: row.groups.map((group) => first + group) }));
      await upsert(db, searchWord, words);
      const hot = library.hotSearches.map((search, position) => ({ position, ...search }));
      await replaceAll(db, hotSearch, hot);
      const jumps = library.jumpWords.map(({ jumpWord: word, pcLink }, position) => ({
        position,
        jumpWord: word,
        pcLink: pcLink.replace(/^\/edu/, ''),
      }));
      await replaceAll(db, jumpWord, jumps);
      return words.map(({ word }) => word);
    },

    /**
     * Writes the search entries of items that are no resources, those of events in their current state, and removes
     * those without an item.
     */
    async writeOtherSearchEntries(plan: LoadInput): Promise<void> {
      const documents = buildSearchDocuments(plan).map((row) => ({ ...row, publishedAt: plan.loadedAt, viewCount: 0 }));
      await writeDocuments(db, documents);
      await refreshLiveDocuments(db);
      const types = sql.param([ResourceType.live, ResourceType.author, ResourceType.product]);
      await db.execute(sql`
        delete from ${searchEntry} where ${searchEntry.resourceType} = any(${types}) and not exists (
          select 1 from ${liveEvent} where ${liveEvent.id} = resource_id union all
          select 1 from ${doctor} where ${doctor.id} = resource_id union all
          select 1 from ${product} where ${product.id} = resource_id)`);
    },
  };
}
