import { matchSyllables, toSyllables } from './pinyin.ts';
import { isPinyinInput } from './pinyin-lookup.ts';
import { toKey } from './tokenizer.ts';

/** True if typed words match a name. */
export type NameMatcher = (words: string) => boolean;

/**
 * Creates the matcher of a name: it contains the words, or some of its characters in a row have these letters as their
 * pinyin, in full or as initials (rules/search#suggestions).
 */
export function createNameMatcher(name: string): NameMatcher {
  const key = toKey(name);
  const syllables = toSyllables(name);
  return (words) => {
    const typed = toKey(words);
    if (typed === '') return words.trim() === '';
    if (key.includes(typed)) return true;
    return isPinyinInput(words) && syllables.some((_, index) => matchSyllables(syllables.slice(index), typed) !== null);
  };
}
