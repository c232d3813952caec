import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { searchWord } from '../../apps/gateway/src/modules/search/base/tables.ts';
import { toSyllables } from '../../apps/gateway/src/modules/search/query/pinyin.ts';
import { createVocabulary } from '../../apps/gateway/src/modules/search/query/vocabulary.ts';
import { type Groonga, startGroonga } from './baselines/groonga.ts';
import { atShare, report } from './load/figures.ts';
import { scratchFolder, startProduct } from './product.ts';
import { openSearchClient } from './search/search-client.ts';
import { getQuestions, readMaterial } from './search/search-corpus.ts';
import { fill } from './search/search-fill.ts';
import { openLibrary } from './search/search-subject.ts';

const FEW = 10_000;
const MANY = Number(process.env['SEARCH_ROWS'] ?? 1_000_000);

/** Longer than the gateway caches suggestions, in ms. */
const CACHE_MS = 5500;

const folder = await scratchFolder();
const dataDir = join(folder.path, 'data');
const groongaFile = join(folder.path, 'corpus.json');
const library = await openLibrary(dataDir);
const material = await readMaterial(library.db);
const vocabulary = createVocabulary(await library.db.select().from(searchWord));
const questions = getQuestions(material, toSyllables);

await fill(library, material, { from: 0, to: FEW, vocabulary, groongaFile });
await library.close();
const few = await measure(FEW, null);

if (MANY > FEW) {
  const database = await openLibrary(dataDir);
  await fill(database, material, { from: FEW, to: MANY, vocabulary, groongaFile });
  await database.close();
  const groonga = await startGroonga(folder.path, groongaFile);
  const many = await measure(MANY, groonga);
  await groonga?.stop();
  report(
    'search-growth',
    atShare(many.search, 0.95),
    atShare(few.search, 0.95),
    `p95 ms at ${MANY} rows by that at ${FEW}`,
  );
  report('search-tail', atShare(many.search, 0.99), 150, 'p99 ms by the aim');
  report('search-suggest', atShare(many.suggest, 0.95), 20, 'p95 ms by the aim');
  if (groonga) {
    report(
      'search',
      atShare(many.search, 0.95),
      atShare(many.groonga, 0.95),
      `p95 ms over ${MANY} rows by that of Groonga`,
    );
  } else console.log('search has no ratio, as Groonga is not installed (Debian: groonga-bin)');
}
await folder.drop();

/**
 * The times of all queries in ms, after a pass that warms up both: our search and Groonga in turn, each first every
 * other time, over HTTP with their JSON.
 */
async function measure(rows: number, groonga: Groonga | null) {
  const product = await startProduct(dataDir);
  const client = await openSearchClient(product.url);
  for (const question of questions) {
    await client.search(question);
    await client.suggest(question.slice(0, 3));
    await groonga?.search(question);
  }
  const times = { search: [] as number[], groonga: [] as number[], suggest: [] as number[] };
  const slowest: { question: string; ms: number }[] = [];
  for (const [index, question] of questions.entries()) {
    if (groonga && index % 2 === 1) times.groonga.push(await groonga.search(question));
    const ms = await client.search(question);
    times.search.push(ms);
    slowest.push({ question, ms });
    if (groonga && index % 2 === 0) times.groonga.push(await groonga.search(question));
  }
  await pause(CACHE_MS);
  for (const typed of new Set(questions.map((question) => question.slice(0, 3)))) {
    times.suggest.push(await client.suggest(typed));
  }
  await product.stop();
  for (const [name, values] of Object.entries(times)) {
    if (values.length === 0) continue;
    const shares = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${atShare(values, share).toFixed(1)}`);
    console.log(`${rows} rows, ${name} of ${values.length}: ${shares.join(', ')} ms`);
  }
  const listed = slowest.toSorted((a, b) => b.ms - a.ms).slice(0, 8);
  console.log(`  slowest: ${listed.map(({ question, ms }) => `${question} ${ms.toFixed(0)}`).join(', ')}`);
  return times;
}
