import type { Highlights } from '@osteon/contract';
import { distance } from 'fastest-levenshtein';
import { highlight, markerOf } from './highlight.ts';
import { readSyllables } from './pinyin.ts';
import type { Vocabulary, Word } from './vocabulary.ts';
import { keyOf, tokensOf } from './words.ts';

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
    ...words.filter((word) => word.key.indexOf(key) > 0),
  ].map((word): Suggestion => ({ word, highlights: marksOf(word, marker, key), pinyin: false }));
  const named = new Set(literal.map(({ word }) => word));
  const read = readable(typed) ? words.filter((word) => !named.has(word)).flatMap((word) => readAs(word, key)) : [];
  const whole = read.filter((each) => each.highlights.length === 1);
  return [...new Set([...literal, ...whole, ...read])].slice(0, most);
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

/** Signs of a text in which one may be wrong; from twice as many on two may. */
const SIGNS_PER_SLIP = 4;
const SLIPS_MAX = 2;

/** Fewer letters of sound are like too many others. */
const SOUND_MIN = 5;

/** The word nearest to a misspelt one, by its signs or by its sound; null where none is near. */
export function nearestWord({ words }: Vocabulary, text: string, soundOf: (text: string) => string): Word | null {
  const key = keyOf(text);
  if (key.length < 2 || key.length > 40) return null;
  const sound = soundOf(text);
  const near = words.flatMap((word) => {
    if (Math.abs(word.key.length - key.length) > 2) return [];
    const slips = distance(word.key, key);
    const heard = distance(word.pinyin, sound);
    const allowed = Math.min(SLIPS_MAX, Math.max(1, Math.floor(key.length / SIGNS_PER_SLIP)));
    const alike = heard === 0 && sound.length >= SOUND_MIN;
    const may = slips > 0 && (slips <= allowed || alike);
    return may ? [{ word, slips: slips + heard / sound.length }] : [];
  });
  return near.toSorted((a, b) => a.slips - b.slips || b.word.weight - a.word.weight)[0]?.word ?? null;
}
