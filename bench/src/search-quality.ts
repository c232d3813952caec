import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchWord } from '../../apps/gateway/src/modules/search/base/tables.ts';
import { createVocabulary } from '../../apps/gateway/src/modules/search/query/vocabulary.ts';
import { report } from './load/figures.ts';
import { scratchFolder } from './product.ts';
import { openLibrary, searchOn, visitor } from './search/search-subject.ts';

/** Results that are judged per query. */
const DEPTH = 10;

/** The aim for all queries, and for those of each kind. */
const AIM = 0.9;
const KIND_AIM = 0.85;

interface Judged {
  readonly kind: string;
  readonly query: string;
  /** Relevance: 3 about it, 2 partly about it, 1 mentions it. */
  readonly grades: ReadonlyMap<string, number>;
}

const text = await readFile(new URL('search/search-judgements.txt', import.meta.url), 'utf8');
const judged = text
  .split(/^\[(?=.*\]$)/m)
  .slice(1)
  .flatMap((section) => {
    const [kind = '', ...lines] = section.split('\n').filter((line) => line !== '');
    return lines.flatMap((line) => readLine(kind.slice(0, -1), line));
  });

const folder = await scratchFolder();
const database = await openLibrary(join(folder.path, 'data'));
const subject = searchOn(database);

const scores: { kind: string; query: string; score: number }[] = [];
for (const { kind, query, grades } of judged) scores.push({ kind, query, score: score(await found(query), grades) });
const worst = scores.toSorted((a, b) => a.score - b.score).slice(0, 12);
console.log(
  `${judged.length} judged queries, the worst: ${worst.map((each) => `${each.query} ${each.score.toFixed(2)}`).join(', ')}`,
);

const { byGroup } = createVocabulary(await database.db.select().from(searchWord));
let differing = 0;
for (const words of byGroup.values()) {
  const tops = new Set<string>();
  for (const { word } of words) tops.add((await found(word)).slice(0, 3).join());
  if (tops.size > 1) {
    differing += 1;
    console.log(`not the same: ${words.map(({ word }) => word).join(', ')}`);
  }
}
console.log(`${byGroup.size} groups of synonyms, ${differing} with different first three`);
await database.close();
await folder.drop();
for (const [kind, own] of Map.groupBy(scores, (each) => each.kind)) {
  report(`search-quality: ${own.length} ${kind}`, mean(own), KIND_AIM, 'nDCG@10 by the aim');
}
report('search-quality', mean(scores), AIM, 'nDCG@10 by the aim');

function readLine(kind: string, line: string): Judged[] {
  const [queries = '', ...ids] = line.split('|').map((part) => part.trim());
  const grades = new Map(ids.flatMap((part, index) => part.match(/\S+/g)?.map((id) => [id, 3 - index] as const) ?? []));
  return queries.split(',').map((query) => ({ kind, query, grades }));
}

function mean(all: readonly { score: number }[]): number {
  return all.reduce((sum, each) => sum + each.score, 0) / all.length;
}

async function found(keyWord: string): Promise<string[]> {
  const { list } = await subject.search({ keyWord, sort: 'relevance', exact: 'false' }, visitor);
  return list.map(({ resourceId }) => resourceId);
}

function score(ids: readonly string[], grades: ReadonlyMap<string, number>): number {
  const ideal = [...grades.values()].toSorted((a, b) => b - a);
  return gain(ids.map((id) => grades.get(id) ?? 0)) / gain(ideal);
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
