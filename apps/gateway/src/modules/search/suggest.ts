import type { Highlights } from '@osteon/contract';
import { highlight, markerOf } from './highlight.ts';
import { readSyllables } from './pinyin.ts';
import type { Vocabulary, Word } from './vocabulary.ts';
import { keyOf, keyOfTokens, tokensOf } from './words.ts';

/** A word that is suggested; `pinyin` where it was read out of Latin letters. */
export interface Suggestion {
  readonly word: Word;
  readonly highlights: Highlights;
  readonly pinyin: boolean;
}

/** Fewer letters stand for too many words. */
const PINYIN_MIN = 2;

/** The words that begin with what is typed, then those that hold it, then those that sound like it; the weightiest first. */
export function suggest({ words }: Vocabulary, typed: string, most: number): Suggestion[] {
  const key = keyOf(typed);
  if (key === '') return [];
  const marker = markerOf([tokensOf(typed)]);
  const literal = [
    ...words.filter((word) => word.key.startsWith(key)),
    ...words.filter((word) => word.key.indexOf(key) > 0 && holdsLater(word, key)),
  ].map((word): Suggestion => ({ word, highlights: marksOf(word, marker, key), pinyin: false }));
  const named = new Set(literal.map(({ word }) => word));
  const read = readable(typed) ? words.filter((word) => !named.has(word)).flatMap((word) => readAs(word, key)) : [];
  const whole = read.filter((each) => each.highlights.length === 1);
  return [...new Set([...literal, ...whole, ...read])].slice(0, most);
}

/** Whether a later word of it begins with what is typed; each Han character counts as one. */
function holdsLater({ tokens }: Word, key: string): boolean {
  return tokens.some((_, index) => index > 0 && keyOfTokens(tokens.slice(index)).startsWith(key));
}

function marksOf({ word }: Word, marker: RegExp | null, key: string): Highlights {
  const marked = highlight(word, marker);
  if (marked.some(({ type }) => type === 'match')) return marked;
  // Half a Latin word: the marker finds whole ones only.
  const at = word.toLowerCase().indexOf(key);
  if (at < 0) return marked;
  return [
    { text: word.slice(0, at), type: 'text' as const },
    { text: word.slice(at, at + key.length), type: 'match' as const },
    { text: word.slice(at + key.length), type: 'text' as const },
  ].filter(({ text }) => text !== '');
}

function readAs(word: Word, typed: string): Suggestion[] {
  if (!word.tokens.some(({ han }) => han)) return [];
  const read = readSyllables(word.syllables, typed);
  if (read === null) return [];
  // A run of other letters is one syllable, and one piece of the word.
  const pieces = word.word.match(/\p{Script=Han}|\P{Script=Han}+/gu) ?? [];
  const highlights: Highlights = [
    { text: pieces.slice(0, read).join(''), type: 'match' as const },
    { text: pieces.slice(read).join(''), type: 'text' as const },
  ].filter(({ text }) => text !== '');
  return [{ word, highlights, pinyin: true }];
}

/** Whether a text may be pinyin: Latin letters only. */
function readable(text: string): boolean {
  const key = keyOf(text);
  return key.length >= PINYIN_MIN && /^[a-z]+$/.test(key);
}

/** The words that a text in pinyin means most likely: the whole word first, then the shortest that goes on. */
export function readPinyin({ words }: Vocabulary, text: string): Word | null {
  if (!readable(text)) return null;
  const key = keyOf(text);
  const read = words.filter(
    (word) => word.tokens.some(({ han }) => han) && readSyllables(word.syllables, key) !== null,
  );
  const whole = read.filter((word) => readSyllables(word.syllables, key) === word.syllables.length);
  return whole[0] ?? read.toSorted((a, b) => a.key.length - b.key.length)[0] ?? null;
}
