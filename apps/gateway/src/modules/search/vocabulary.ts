import type { TtlCache } from '../../platform/cache/ttl-cache.ts';
import type { Database } from '../../platform/database/connect.ts';
import { searchWord } from './tables.ts';
import { keyOfTokens, type Token, tokensOf } from './words.ts';

/** A word of the vocabulary, ready to be compared. */
export interface Word {
  readonly word: string;
  readonly kind: (typeof searchWord.$inferSelect)['kind'];
  readonly weight: number;
  readonly termId: string | null;
  readonly groups: readonly number[];
  readonly syllables: readonly string[];
  readonly tokens: readonly Token[];
  /** See `keyOf`. */
  readonly key: string;
  /** The whole pinyin. */
  readonly pinyin: string;
}

/** All words, by what looks them up. */
export interface Vocabulary {
  /** Weightiest first. */
  readonly words: readonly Word[];
  readonly byKey: ReadonlyMap<string, Word>;
  /** By their first token, longest first. */
  readonly byBeginning: ReadonlyMap<string, readonly Word[]>;
  readonly byGroup: ReadonlyMap<number, readonly Word[]>;
}

/** Makes the words of the table ready to be looked up; those without a letter are left out. */
export function createVocabulary(rows: readonly (typeof searchWord.$inferSelect)[]): Vocabulary {
  const words = rows
    .map((row): Word => {
      const tokens = tokensOf(row.word);
      return { ...row, tokens, key: keyOfTokens(tokens), pinyin: row.syllables.join('') };
    })
    .filter(({ key }) => key !== '')
    .toSorted((a, b) => b.weight - a.weight || a.word.length - b.word.length);
  const longest = words.toSorted((a, b) => b.key.length - a.key.length);
  return {
    words,
    byKey: new Map(words.toReversed().map((word) => [word.key, word])),
    byBeginning: Map.groupBy(longest, ({ tokens }) => tokens[0]?.root ?? ''),
    byGroup: groupsOf(words),
  };
}

function groupsOf(words: readonly Word[]): Map<number, readonly Word[]> {
  const pairs = words.flatMap((word) => word.groups.map((group) => ({ group, word })));
  return new Map(
    [...Map.groupBy(pairs, ({ group }) => group)].map(([group, members]) => [group, members.map(({ word }) => word)]),
  );
}

/** The words that mean the same as a word, itself included. */
export function sameMeaning({ byGroup }: Vocabulary, word: Word): readonly Word[] {
  const members = word.groups.flatMap((group) => byGroup.get(group) ?? []);
  return members.length > 0 ? [...new Set(members)] : [word];
}

/** Whether a word stands at `index`; where its Han characters touch, those written must. */
export function standsAt(word: Word, tokens: readonly Token[], index: number): boolean {
  return word.tokens.every(({ root, glued }, offset) => {
    const token = tokens[index + offset];
    return token?.root === root && (offset === 0 || !token.han || token.glued || !glued);
  });
}

/** All words that stand somewhere in a text, also those within longer ones. */
export function wordsOf({ byBeginning }: Vocabulary, tokens: readonly Token[]): Set<Word> {
  const words = tokens.flatMap(({ root }, index) =>
    (byBeginning.get(root) ?? []).filter((word) => standsAt(word, tokens, index)),
  );
  return new Set(words);
}

/**
 * The lexemes that say a word whichever of its forms is written, one for each of its groups: so a word of many characters
 * and many synonyms costs the index one look. Capitals keep them apart from grams. None for what editors recommend, whose
 * words may stand apart in a text.
 */
export function lexemesOfWord({ kind, groups, key }: Word): string[] {
  if (groups.length > 0) return groups.map((group) => `G${group}`);
  return kind === 'query' ? [] : [`W${key}`];
}

/** Reads the vocabulary; every gateway keeps it for as long as `fresh` says. */
export function readVocabulary(db: Database, fresh: TtlCache<Vocabulary>): Promise<Vocabulary> {
  return fresh('', async () => createVocabulary(await db.select().from(searchWord)));
}
