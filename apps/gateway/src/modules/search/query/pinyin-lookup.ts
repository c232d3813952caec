import { matchSyllables } from './pinyin.ts';
import { toKey } from './tokenizer.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

/** A single letter matches too many words. */
const PINYIN_MIN_LENGTH = 2;

/** Returns true if a text may be pinyin: Latin letters only. */
export function isPinyinInput(text: string): boolean {
  const key = toKey(text);
  return key.length >= PINYIN_MIN_LENGTH && /^[a-z]+$/.test(key);
}

/**
 * The most likely word for a text in pinyin: the highest-weighted word that it covers whole, else the shortest of which
 * it is a prefix.
 */
export function findWordByPinyin({ words }: Vocabulary, text: string): Word | null {
  if (!isPinyinInput(text)) return null;
  const key = toKey(text);
  const candidates = words.filter(
    (word) => word.tokens.some(({ han }) => han) && matchSyllables(word.syllables, key) !== null,
  );
  const whole = candidates.filter((word) => matchSyllables(word.syllables, key) === word.syllables.length);
  return whole[0] ?? candidates.toSorted((a, b) => a.key.length - b.key.length)[0] ?? null;
}
