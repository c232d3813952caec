import { distance } from 'fastest-levenshtein';
import { toSyllables } from './pinyin.ts';
import { findSoundAlikes } from './sound-alikes.ts';
import { matchStopWord } from './stop-words.ts';
import { restoreCase, type Token, tokenize, tokensToKey } from './tokenizer.ts';
import { matchesAt, type Vocabulary, type Word } from './vocabulary.ts';

/** One typo is allowed up to twice this length, two from there on; a Latin text counts as one character longer. */
const CHARACTERS_PER_TYPO = 4;
const TYPOS_MAX = 2;

/** Maximum number of characters of a text that may be a misspelt word. */
const TEXT_MIN_LENGTH = 2;
const TEXT_MAX_LENGTH = 40;

/** Maximum difference in length of compared words. */
const LENGTH_DIFFERENCE_MAX = 2;

/** Minimum length of compared pinyin; shorter ones sound like too many words. */
const SOUND_MIN_LENGTH = 5;

/** Minimum length of a Latin word; shorter ones are abbreviations, where another letter makes another abbreviation. */
const LATIN_MIN_LENGTH = 5;

/**
 * Maximum number of parts of a text that are corrected by their sound, each of which is looked up in the index first.
 */
const SOUND_ALIKES_MAX = 3;

const LATIN_WORD = /^[a-z]+$/;

/** Capitals as in TLIF, or a single letter as in vertebral a. */
const ABBREVIATION = /(?<![A-Za-z0-9])(?:[A-Z][A-Z0-9]+|[A-Za-z])(?![A-Za-z0-9])/g;

/** A text and its parts that are not misspelt. */
interface Typed {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The tokens of words of the vocabulary and of stop words of several characters. */
  readonly known: ReadonlySet<number>;
}

/**
 * Spelling correction (did you mean) of a misspelt text: with the parts that sound like a word, else the one word that
 * it is close to, else its Latin words one by one (rules/search#relaxation). Null if nothing is misspelt or close
 * enough. A part that `isFound` as it is written stays.
 */
export async function correctSpelling(
  vocabulary: Vocabulary,
  text: string,
  isFound: (part: readonly Token[]) => Promise<boolean>,
): Promise<string | null> {
  const tokens = tokenize(text);
  const typed = { text, tokens, known: findKnownTokens(vocabulary, tokens) };
  if (typed.known.size === tokens.length) return null;
  const soundCorrections = await correctSounds(vocabulary, typed, isFound);
  const word = soundCorrections.size === 0 ? correctWord(vocabulary, typed) : null;
  return word?.word ?? replaceTokens(typed, new Map([...correctLatinWords(vocabulary, tokens), ...soundCorrections]));
}

function findKnownTokens({ byFirstToken }: Vocabulary, tokens: readonly Token[]): Set<number> {
  const lengths = tokens.map(({ stem, han }, index) => {
    const words = (byFirstToken.get(stem) ?? []).filter((word) => matchesAt(word, tokens, index));
    const stop = matchStopWord(tokens, index);
    // A single character such as 和 may be a misspelling of another with the same sound.
    return Math.max(stop === 1 && han ? 0 : stop, ...words.map((word) => word.tokens.length));
  });
  return new Set(lengths.flatMap((length, start) => Array.from({ length }, (_, offset) => start + offset)));
}

/** The characters of the words that parts of a text sound like, by the number of the token. */
async function correctSounds(
  vocabulary: Vocabulary,
  { tokens, known }: Typed,
  isFound: (part: readonly Token[]) => Promise<boolean>,
): Promise<Map<number, string>> {
  const corrected = new Map<number, string>();
  for (const { start, word } of findSoundAlikes(vocabulary, tokens, known).slice(0, SOUND_ALIKES_MAX)) {
    if (await isFound(tokens.slice(start, start + word.tokens.length))) continue;
    for (const [offset, { text }] of word.tokens.entries()) corrected.set(start + offset, text);
  }
  return corrected;
}

/** Maximum number of typos in a text; 0 if it must be spelt exactly. */
function allowedTypos(key: string): number {
  const latin = LATIN_WORD.test(key);
  if (latin && key.length < LATIN_MIN_LENGTH) return 0;
  return Math.min(TYPOS_MAX, Math.max(1, Math.floor((key.length + (latin ? 1 : 0)) / CHARACTERS_PER_TYPO)));
}

/** The word closest to a misspelt one by edit distance or by pinyin; null if none is close enough. */
function correctWord({ words }: Vocabulary, typed: Typed): Word | null {
  const key = tokensToKey(typed.tokens);
  if (key.length < TEXT_MIN_LENGTH || key.length > TEXT_MAX_LENGTH) return null;
  const sound = toSyllables(typed.text).join('');
  const allowed = allowedTypos(key);
  const candidates = words.flatMap((word) => {
    if (Math.abs(word.key.length - key.length) > LENGTH_DIFFERENCE_MAX) return [];
    const typos = distance(word.key, key);
    const soundDistance = distance(word.pinyin, sound);
    const soundsAlike = soundDistance === 0 && sound.length >= SOUND_MIN_LENGTH;
    const fits = typos > 0 && (typos <= allowed || soundsAlike) && isCandidate(word, typed);
    return fits ? [{ word, typos: typos + soundDistance / sound.length }] : [];
  });
  return candidates.toSorted((a, b) => a.typos - b.typos || b.word.weight - a.word.weight)[0]?.word ?? null;
}

/** Returns true if a word retains the known parts of a text, and has no abbreviation that the text lacks. */
function isCandidate(word: Word, { tokens, known }: Typed): boolean {
  const retainsKnown =
    word.tokens.length !== tokens.length ||
    word.tokens.every(({ stem }, index) => stem === tokens[index]?.stem || !known.has(index));
  return retainsKnown && findAbbreviations(word).every((each) => tokens.some(({ text }) => text === each));
}

function findAbbreviations({ word }: Word): string[] {
  return word.match(ABBREVIATION)?.map((each) => each.toLowerCase()) ?? [];
}

/** The closest known word for each unknown Latin one, by the number of the token. */
function correctLatinWords({ words }: Vocabulary, tokens: readonly Token[]): Map<number, string> {
  const known = new Set(words.flatMap((word) => word.tokens.map(({ stem }) => stem)));
  return new Map(
    tokens.flatMap(({ text, stem }, index) => {
      const closest = LATIN_WORD.test(text) && !known.has(stem) ? findClosest(words, text) : undefined;
      return closest === undefined ? [] : [[index, closest] as const];
    }),
  );
}

/** The closest Latin word of the vocabulary that is no abbreviation. */
function findClosest(words: readonly Word[], typed: string): string | undefined {
  const allowed = allowedTypos(typed);
  const candidates = words.flatMap((word) =>
    word.tokens.flatMap(({ text, han }) => {
      const typos = han || Math.abs(text.length - typed.length) > allowed ? Infinity : distance(text, typed);
      return typos <= allowed && !findAbbreviations(word).includes(text) ? [{ text, typos }] : [];
    }),
  );
  return candidates.toSorted((a, b) => a.typos - b.typos)[0]?.text;
}

/** A text with some of its tokens replaced; null if none is. */
function replaceTokens({ text, tokens }: Typed, replaced: ReadonlyMap<number, string>): string | null {
  if (replaced.size === 0) return null;
  return tokens
    .map((token, index) => {
      const space = index > 0 && !token.adjacent ? ' ' : '';
      return space + (replaced.get(index) ?? restoreCase(token.text, text));
    })
    .join('');
}
