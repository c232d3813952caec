import { distance } from 'fastest-levenshtein';
import { toSyllables } from './pinyin.ts';
import { toKey, tokenize } from './tokenizer.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

/** One typo is allowed up to twice this length, two from there on; a Latin text counts as one character longer. */
const CHARACTERS_PER_TYPO = 4;
const TYPOS_MAX = 2;

/** Characters of a text that may be a misspelt word. */
const TEXT_MIN_LENGTH = 2;
const TEXT_MAX_LENGTH = 40;

/** Words whose length differs by more are not compared. */
const LENGTH_DIFFERENCE_MAX = 2;

/** Shorter pinyin sounds like too many words. */
const SOUND_MIN_LENGTH = 5;

/** Shorter Latin words are abbreviations, where another letter makes another abbreviation. */
const LATIN_MIN_LENGTH = 5;

const LATIN_WORD = /^[a-z]+$/;

/** How many typos a text may hold; 0 if it must be spelt exactly. */
function allowedTypos(key: string): number {
  const latin = LATIN_WORD.test(key);
  if (latin && key.length < LATIN_MIN_LENGTH) return 0;
  return Math.min(TYPOS_MAX, Math.max(1, Math.floor((key.length + (latin ? 1 : 0)) / CHARACTERS_PER_TYPO)));
}

/** The word closest to a misspelt one by edit distance or by pinyin; null if none is close enough. */
export function correctWord({ words }: Vocabulary, text: string): Word | null {
  const key = toKey(text);
  if (key.length < TEXT_MIN_LENGTH || key.length > TEXT_MAX_LENGTH) return null;
  const sound = toSyllables(text).join('');
  const allowed = allowedTypos(key);
  const candidates = words.flatMap((word) => {
    if (Math.abs(word.key.length - key.length) > LENGTH_DIFFERENCE_MAX) return [];
    const typos = distance(word.key, key);
    const soundDistance = distance(word.pinyin, sound);
    const soundsAlike = soundDistance === 0 && sound.length >= SOUND_MIN_LENGTH;
    const fits = typos > 0 && (typos <= allowed || soundsAlike);
    return fits ? [{ word, typos: typos + soundDistance / sound.length }] : [];
  });
  return candidates.toSorted((a, b) => a.typos - b.typos || b.word.weight - a.word.weight)[0]?.word ?? null;
}

/** A text with each unknown Latin word replaced by the closest known one; null if nothing changes. */
export function correctLatinWords({ words }: Vocabulary, text: string): string | null {
  const known = new Set(
    words.flatMap(({ tokens }) => tokens.flatMap(({ text: each }) => (LATIN_WORD.test(each) ? each : []))),
  );
  const tokens = tokenize(text);
  const corrected = tokens.map(({ text: each }) =>
    LATIN_WORD.test(each) && !known.has(each) ? findClosest(known, each) : each,
  );
  if (corrected.every((each, index) => each === tokens[index]?.text)) return null;
  return corrected.map((each, index) => (index > 0 && !tokens[index]?.adjacent ? ` ${each}` : each)).join('');
}

function findClosest(known: ReadonlySet<string>, typed: string): string {
  const allowed = allowedTypos(typed);
  const candidates = [...known].flatMap((each) => {
    const typos = Math.abs(each.length - typed.length) > allowed ? Infinity : distance(each, typed);
    return typos <= allowed ? [{ each, typos }] : [];
  });
  return candidates.toSorted((a, b) => a.typos - b.typos)[0]?.each ?? typed;
}
