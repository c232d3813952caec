import { join } from 'node:path';
import { toSyllables } from '../../apps/gateway/src/modules/search/query/pinyin.ts';
import { createVocabulary } from '../../apps/gateway/src/modules/search/query/vocabulary.ts';
import { searchWord } from '../../apps/gateway/src/modules/search/tables.ts';
import { startGroonga } from './baselines/groonga.ts';
import { report } from './figures.ts';
import { scratchFolder } from './product.ts';
import { getQuestions, readMaterial } from './search-corpus.ts';
import { fill } from './search-fill.ts';
import { openLibrary, searchOn, visitor } from './search-subject.ts';

const FEW = 10_000;
const MANY = Number(process.env['SEARCH_ROWS'] ?? 1_000_000);

const folder = await scratchFolder();
const database = await openLibrary(join(folder.path, 'data'));
const material = await readMaterial(database.db);
const vocabulary = createVocabulary(await database.db.select().from(searchWord));
const questions = getQuestions(material, toSyllables);
const groongaFile = join(folder.path, 'corpus.json');

await fill(database, material, { from: 0, to: FEW, vocabulary, groongaFile });
const few = await measure(FEW);
if (MANY > FEW) {
  await fill(database, material, { from: FEW, to: MANY, vocabulary, groongaFile });
  const many = await measure(MANY);
  report('search-growth', many.search, few.search, `p95 ms at ${MANY} rows by that at ${FEW}`);
  report('search-suggest', many.suggest, 20, 'p95 ms by the aim');
  const groonga = await startGroonga(folder.path, groongaFile);
  if (groonga) {
    for (const question of questions) await groonga.ask(question);
    const times: number[] = [];
    for (const question of questions) times.push(await groonga.ask(question));
    await groonga.stop();
    report('search', many.search, p95(times), `p95 ms over ${MANY} rows by that of Groonga`);
  } else {
    console.log('Groonga is not installed (Debian: groonga-bin); the aim stands in its place.');
    report('search', many.search, 60, 'p95 ms by the aim');
  }
}
await database.close();
await folder.drop();

/** The 95th percentile of all queries, none of which is cached. */
async function measure(rows: number): Promise<{ search: number; suggest: number }> {
  await pass();
  const { search, suggest } = await pass();
  const slowest = search.toSorted((a, b) => b.ms - a.ms).slice(0, 8);
  console.log(
    `${rows} rows: search p95 ${p95(search.map(({ ms }) => ms)).toFixed(1)} ms, suggestions ${p95(suggest).toFixed(1)} ms`,
  );
  console.log(`  slowest: ${slowest.map(({ question, ms }) => `${question} ${ms.toFixed(0)}`).join(', ')}`);
  return { search: p95(search.map(({ ms }) => ms)), suggest: p95(suggest) };
}

async function pass() {
  const subject = searchOn(database);
  await subject.listRelatedSearchWords({ keyWord: '骨' }, visitor);
  const search: { question: string; ms: number }[] = [];
  const suggest: number[] = [];
  for (const question of new Set(questions)) {
    const begin = performance.now();
    await subject.search({ keyWord: question, sort: 'relevance', exact: 'false' }, visitor);
    search.push({ question, ms: performance.now() - begin });
  }
  for (const typed of new Set(questions.map((question) => question.slice(0, 3)))) {
    const begin = performance.now();
    await subject.listRelatedSearchWords({ keyWord: typed }, visitor);
    suggest.push(performance.now() - begin);
  }
  return { search, suggest };
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}
