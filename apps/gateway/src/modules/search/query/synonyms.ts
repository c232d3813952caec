/*
 * Synonym expansion of a query: a word of the vocabulary is replaced by every member of its synonym groups
 * (rules/search#query).
 */

/** Numbers of the synonym groups that a word belongs to. */
interface Grouped {
  readonly groups: readonly number[];
}

/** The members of each synonym group by its number. */
export function groupSynonyms<Word extends Grouped>(words: readonly Word[]): ReadonlyMap<number, readonly Word[]> {
  const pairs = words.flatMap((word) => word.groups.map((group) => ({ group, word })));
  return new Map(
    [...Map.groupBy(pairs, ({ group }) => group)].map(([group, members]) => [group, members.map(({ word }) => word)]),
  );
}

/** The synonyms of a word, itself included. */
export function findSynonyms<Word extends Grouped>(
  { byGroup }: { readonly byGroup: ReadonlyMap<number, readonly Word[]> },
  word: Word,
): readonly Word[] {
  const members = word.groups.flatMap((group) => byGroup.get(group) ?? []);
  return members.length > 0 ? [...new Set(members)] : [word];
}
