import { mergeFuzzySounds, toReadings } from './pinyin.ts';
import type { Token } from './tokenizer.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

/** A part of a text that sounds like a word of the vocabulary, from its token `start` on. */
export interface SoundAlike {
  readonly start: number;
  readonly word: Word;
}

/**
 * Minimum length for a nearly equal sound; in shorter words every character must sound the same, as nearly the same
 * would match too many others.
 */
const NEAR_SOUND_MIN_LENGTH = 3;

/** A character of nearly the same sound counts as more than one of the same. */
const NEAR_SOUND_COST = 1.5;

/**
 * The parts of a text that sound like a word, longest words first, none overlapping another. At least half of the
 * characters must be those of the word, and the others must not be `known` as part of a word that is written correctly.
 */
export function findSoundAlikes(
  { bySound }: Vocabulary,
  tokens: readonly Token[],
  known: ReadonlySet<number>,
): SoundAlike[] {
  const readings = tokens.map(({ text, han }, index) => (han && !known.has(index) ? toReadings(text) : []));
  const found = readings.flatMap((sounds, index) =>
    [...new Set(sounds.map(mergeFuzzySounds))].flatMap((sound) =>
      (bySound.get(sound) ?? []).flatMap(({ word, offset }) => {
        const start = index - offset;
        const cost = start < 0 ? null : compareSounds(word, tokens, start, readings);
        return cost === null ? [] : [{ start, word, length: word.tokens.length, cost }];
      }),
    ),
  );
  const chosen: typeof found = [];
  for (const each of found.toSorted((a, b) => b.length - a.length || a.cost - b.cost)) {
    const { start, length } = each;
    if (chosen.every((other) => start + length <= other.start || other.start + other.length <= start))
      chosen.push(each);
  }
  return chosen;
}

/** Cost of the different characters of a word and of the text from `start` on; null if they do not sound alike. */
function compareSounds(
  { tokens: wanted, syllables }: Word,
  tokens: readonly Token[],
  start: number,
  readings: readonly (readonly string[])[],
): number | null {
  let different = 0;
  let cost = 0;
  for (const [offset, { text }] of wanted.entries()) {
    const token = tokens[start + offset];
    if (!token?.han || (offset > 0 && !token.adjacent)) return null;
    if (token.text === text) continue;
    different += 1;
    if (2 * different > wanted.length) return null;
    const sounds = readings[start + offset] ?? [];
    const syllable = syllables[offset] ?? '';
    if (sounds.includes(syllable)) cost += 1;
    else if (wanted.length >= NEAR_SOUND_MIN_LENGTH && soundsNear(sounds, syllable)) cost += NEAR_SOUND_COST;
    else return null;
  }
  return different > 0 ? cost : null;
}

function soundsNear(sounds: readonly string[], syllable: string): boolean {
  const merged = mergeFuzzySounds(syllable);
  return sounds.some((sound) => mergeFuzzySounds(sound) === merged);
}
