import { sql } from 'drizzle-orm';
import { resource } from '../modules/content/tables.ts';
import { doctor } from '../modules/doctor/tables.ts';
import { liveEvent } from '../modules/live/tables.ts';
import { product } from '../modules/product/tables.ts';
import { indexDocuments } from '../modules/search/indexing/index-repository.ts';
import { createVocabulary } from '../modules/search/query/vocabulary.ts';
import { hotSearch, jumpWord, searchEntry, searchWord } from '../modules/search/tables.ts';
import type { Database } from '../platform/database/connect.ts';
import { replaceAll } from '../platform/database/upsert.ts';
import type { LoadInput } from './rows/load-input.ts';
import { buildSearchDocuments } from './rows/search-document-rows.ts';
import { buildWordRows } from './rows/search-word-rows.ts';

/** Rewrites the search index, after the library, with the current times and views of its resources. */
export async function writeSearchIndex(trx: Database, plan: LoadInput): Promise<void> {
  const { library, loadedAt } = plan;
  const { id, publishedAt, viewCount } = resource;
  const resources = await trx.select({ id, publishedAt, viewCount }).from(resource);
  const lives = await trx
    .select({ id: liveEvent.id, publishedAt: liveEvent.planBeginAt, viewCount: liveEvent.viewCount })
    .from(liveEvent);
  const current = new Map([...resources, ...lives].map((each) => [each.id, each]));
  await replaceAll(trx, searchWord, buildWordRows(library));
  await indexDocuments(
    trx,
    createVocabulary(await trx.select().from(searchWord)),
    buildSearchDocuments(plan).map((row) => {
      const { publishedAt: at = loadedAt, viewCount: views = 0 } = current.get(row.resourceId) ?? {};
      return { ...row, publishedAt: at, viewCount: views };
    }),
  );
  await trx.execute(sql`
    delete from ${searchEntry} where not exists (
      select 1 from ${resource} where ${resource.id} = resource_id union all
      select 1 from ${liveEvent} where ${liveEvent.id} = resource_id union all
      select 1 from ${doctor} where ${doctor.id} = resource_id union all
      select 1 from ${product} where ${product.id} = resource_id)`);
  const hot = library.hotSearches.map((search, position) => ({ position, ...search }));
  await replaceAll(trx, hotSearch, hot);
  const jumps = library.jumpWords.map(({ jumpWord: word, pcLink }, position) => ({
    position,
    jumpWord: word,
    pcLink: pcLink.replace(/^\/edu/, ''),
  }));
  await replaceAll(trx, jumpWord, jumps);
}
