import { distance } from 'fastest-levenshtein';
import type { Vocabulary, Word } from './vocabulary.ts';
import { keyOf, tokensOf } from './words.ts';

/** Signs of a text in which one may be wrong; from twice as many on two may. Letters say less than characters. */
const SIGNS_PER_SLIP = 4;
const SLIPS_MAX = 2;

/** Fewer letters of sound are like too many others. */
const SOUND_MIN = 5;

/** Shorter runs of letters are abbreviations, and another letter makes another one. */
const LETTERS_MIN = 5;

const LETTERS = /^[a-z]+$/;

/** How many signs of a text may be wrong; 0 where none may. */
function slipsAllowed(key: string): number {
  const letters = LETTERS.test(key);
  if (letters && key.length < LETTERS_MIN) return 0;
  return Math.min(SLIPS_MAX, Math.max(1, Math.floor((key.length + (letters ? 1 : 0)) / SIGNS_PER_SLIP)));
}

/** The word nearest to a misspelt one, by its signs or by its sound; null where none is near. */
export function nearestWord({ words }: Vocabulary, text: string, soundOf: (text: string) => string): Word | null {
  const key = keyOf(text);
  if (key.length < 2 || key.length > 40) return null;
  const sound = soundOf(text);
  const allowed = slipsAllowed(key);
  const near = words.flatMap((word) => {
    if (Math.abs(word.key.length - key.length) > 2) return [];
    const slips = distance(word.key, key);
    const heard = distance(word.pinyin, sound);
    const alike = heard === 0 && sound.length >= SOUND_MIN;
    const may = slips > 0 && (slips <= allowed || alike);
    return may ? [{ word, slips: slips + heard / sound.length }] : [];
  });
  return near.toSorted((a, b) => a.slips - b.slips || b.word.weight - a.word.weight)[0]?.word ?? null;
}

/** A text with each word of letters that the vocabulary does not know as the nearest that it knows; null where none changes. */
export function nearestLetters({ words }: Vocabulary, text: string): string | null {
  const known = new Set(
    words.flatMap(({ tokens }) => tokens.flatMap(({ text: each }) => (LETTERS.test(each) ? each : []))),
  );
  const tokens = tokensOf(text);
  const mended = tokens.map(({ text: each }) =>
    LETTERS.test(each) && !known.has(each) ? nearestOf(known, each) : each,
  );
  if (mended.every((each, index) => each === tokens[index]?.text)) return null;
  return mended.map((each, index) => (index > 0 && !tokens[index]?.glued ? ` ${each}` : each)).join('');
}

function nearestOf(known: ReadonlySet<string>, typed: string): string {
  const allowed = slipsAllowed(typed);
  const near = [...known].flatMap((each) => {
    const slips = Math.abs(each.length - typed.length) > allowed ? Infinity : distance(each, typed);
    return slips <= allowed ? [{ each, slips }] : [];
  });
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.each ?? typed;
}
