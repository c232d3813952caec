import type { searchWord } from '../base/tables.ts';
import { mergeFuzzySounds } from './pinyin.ts';
import { groupSynonyms } from './synonyms.ts';
import { type Token, tokenize, tokensToKey } from './tokenizer.ts';

/** A word of the vocabulary with its precomputed tokens and keys. */
export interface Word {
  readonly word: string;
  readonly kind: (typeof searchWord.$inferSelect)['kind'];
  readonly weight: number;
  readonly termId: string | null;
  /** Numbers of the synonym groups that it belongs to. */
  readonly groups: readonly number[];
  readonly syllables: readonly string[];
  readonly tokens: readonly Token[];
  /** Normalised word, see `toKey`. */
  readonly key: string;
  /** All syllables in one string. */
  readonly pinyin: string;
}

/** All words with their lookup tables. */
export interface Vocabulary {
  /** Words by descending weight. */
  readonly words: readonly Word[];
  readonly byKey: ReadonlyMap<string, Word>;
  /** Words by the stem of the first token, longest word first. */
  readonly byFirstToken: ReadonlyMap<string, readonly Word[]>;
  /** Words by the number of the synonym group. */
  readonly byGroup: ReadonlyMap<number, readonly Word[]>;
  /** Positions of Chinese words by the sound of their character, see `mergeFuzzySounds`; highest weight first. */
  readonly bySound: ReadonlyMap<string, readonly SoundPosition[]>;
}

/** A character of a word. */
interface SoundPosition {
  readonly word: Word;
  readonly offset: number;
}

/** Builds the lookup tables from the rows of `search_word`; rows without a letter or digit are left out. */
export function createVocabulary(rows: readonly (typeof searchWord.$inferSelect)[]): Vocabulary {
  const words = rows
    .map((row): Word => {
      const tokens = tokenize(row.word);
      return { ...row, tokens, key: tokensToKey(tokens), pinyin: row.syllables.join('') };
    })
    .filter(({ key }) => key !== '')
    .toSorted((a, b) => b.weight - a.weight || a.word.length - b.word.length);
  const longest = words.toSorted((a, b) => b.key.length - a.key.length);
  return {
    words,
    byKey: new Map(words.toReversed().map((word) => [word.key, word])),
    byFirstToken: Map.groupBy(longest, ({ tokens }) => tokens[0]?.stem ?? ''),
    byGroup: groupSynonyms(words),
    bySound: groupSounds(words),
  };
}

function groupSounds(words: readonly Word[]): ReadonlyMap<string, readonly SoundPosition[]> {
  const han = words.filter(({ tokens }) => tokens.length > 1 && tokens.every((token) => token.han));
  const syllables = new Set(han.flatMap((word) => word.syllables));
  const merged = new Map(Array.from(syllables, (syllable) => [syllable, mergeFuzzySounds(syllable)]));
  const positions = han.flatMap((word) => word.tokens.map((_, offset) => ({ word, offset })));
  return Map.groupBy(positions, ({ word, offset }) => merged.get(word.syllables[offset] ?? '') ?? '');
}

/**
 * Returns true if a word occurs at `index`; Han characters that are adjacent in the word must be adjacent in the text.
 */
export function matchesAt(word: Word, tokens: readonly Token[], index: number): boolean {
  return word.tokens.every(({ stem, adjacent }, offset) => {
    const token = tokens[index + offset];
    return token?.stem === stem && (offset === 0 || !token.han || token.adjacent || !adjacent);
  });
}

/** All words that occur in a text, including those inside longer ones. */
export function findWords({ byFirstToken }: Vocabulary, tokens: readonly Token[]): Set<Word> {
  const words = tokens.flatMap(({ stem }, index) =>
    (byFirstToken.get(stem) ?? []).filter((word) => matchesAt(word, tokens, index)),
  );
  return new Set(words);
}

/**
 * The lexemes that index a word in any of its forms, one for each of its synonym groups, so that a long word with many
 * synonyms costs one index lookup. The capital distinguishes them from n-grams. An editors' query without synonyms has
 * none, since its words need not be adjacent.
 */
export function getWordLexemes({ kind, groups, key }: Word): string[] {
  if (groups.length > 0) return groups.map((group) => `G${group}`);
  return kind === 'query' ? [] : [`W${key}`];
}
