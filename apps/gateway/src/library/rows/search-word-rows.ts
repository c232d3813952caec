import type { Library } from '@osteon/library';
import type { searchWord } from '../../modules/search/base/tables.ts';
import { toSyllables } from '../../modules/search/query/pinyin.ts';
import { toKey } from '../../modules/search/query/tokenizer.ts';

type WordRow = typeof searchWord.$inferInsert;

/** The weight of each kind of word, to which the number of its uses is added. */
const WEIGHTS = { surgery: 400, disease: 300, term: 200, query: 150, author: 100, synonym: 20 } as const;

/** The vocabulary of the library: tags, terms, doctors, hot searches and the synonyms of all of them. */
export function buildWordRows(library: Library): WordRow[] {
  const groups = collectSynonymGroups(library);
  const groupsByKey = new Map<string, number[]>();
  for (const [number, group] of groups.entries()) {
    for (const key of new Set(group.map(toKey))) groupsByKey.set(key, [...(groupsByKey.get(key) ?? []), number]);
  }
  const termIds = new Map(library.dictionary.map(({ id, term }) => [toKey(term), id]));
  const uses = countTagUses(library);
  const rows = new Map<string, WordRow>();
  const add = (word: string, kind: WordRow['kind'], weight: number) => {
    const key = toKey(word);
    if (key === '' || rows.has(key)) return;
    const own = groupsByKey.get(key) ?? [];
    const explained = [word, ...own.flatMap((number) => groups[number] ?? [])].map((each) => termIds.get(toKey(each)));
    rows.set(key, {
      word,
      kind,
      syllables: toSyllables(word),
      groups: own,
      weight,
      termId: explained.find((id) => id !== undefined) ?? null,
    });
  };
  for (const { name, kind } of library.base.tags) add(name, kind, WEIGHTS[kind] + (uses.get(name) ?? 0));
  for (const { term } of library.dictionary) add(term, 'term', WEIGHTS.term);
  for (const { searchKey } of library.hotSearches) add(searchKey, 'query', WEIGHTS.query);
  for (const { name } of library.experts) add(name, 'author', WEIGHTS.author);
  for (const word of groups.flat()) add(word, 'term', WEIGHTS.synonym);
  return [...rows.values()];
}

/** The library's synonym groups, and the names of each other term; a name of two terms is left out. */
function collectSynonymGroups({ searchSynonyms, dictionary }: Library): readonly (readonly string[])[] {
  const groups = searchSynonyms.map(withShortNames);
  const grouped = new Set(groups.flat().map(toKey));
  const own = dictionary
    .map(({ term, en, abbreviation, synonyms }) =>
      withShortNames([term, en, abbreviation, ...synonyms].filter(Boolean)),
    )
    .filter((names) => !names.some((name) => grouped.has(toKey(name))));
  const counts = new Map<string, number>();
  for (const key of own.flatMap((names) => [...new Set(names.map(toKey))])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const single = own.map((names) => names.filter((name) => counts.get(toKey(name)) === 1));
  return [...groups, ...single.filter((names) => names.length > 1)];
}

/** Includes the names of operations without their ending: 肩袖修补 for 肩袖修补术. */
function withShortNames(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => [name, name.replace(/(?<=.{3})(?<![手技])术$/, '')]))];
}

function countTagUses({ videos, courses, cases, documents }: Library): Map<string, number> {
  const tags = [...videos, ...courses, ...cases, ...documents].flatMap((each) => each.tags);
  return new Map([...Map.groupBy(tags, (tag) => tag)].map(([tag, uses]) => [tag, uses.length]));
}
