import { toSimplified } from './simplified-chinese.ts';
import { stemWord } from './stemmer.ts';

/** A Han character, or a run of other letters and digits. */
export interface Token {
  readonly text: string;
  /** The form that is indexed: the singular of an English plural. */
  readonly stem: string;
  readonly han: boolean;
  /** True if it follows the previous token without anything between them. */
  readonly adjacent: boolean;
  /** True if it forms one word with the previous token, as in L4/5 and Hill-Sachs. */
  readonly joined: boolean;
}

/** A radical such as ⺀ belongs to the script but is no letter, so it counts as punctuation. */
const TOKEN_PATTERN = /(?=[\p{L}\p{N}])\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN_CHARACTER = /^\p{Script=Han}$/u;

/** Maximum length in characters. PostgreSQL limits a lexeme to 2,046 bytes. */
const TOKEN_MAX_LENGTH = 40;

/** Punctuation that joins two runs of letters or digits into one word. */
const JOINER = /^[-–—/·.'’]$/;

/** Normalises width, case, accents and traditional characters, and removes invisible marks. */
function normalizeText(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();
  return toSimplified(plain);
}

/**
 * Normalises width, accents and traditional characters one character at a time, so that offsets into the text stay
 * valid.
 */
export function normalizeCharacters(text: string): string {
  return toSimplified(text).replace(/[\u00c0-\u024f\uff01-\uff5e]/g, (character) => {
    const folded = character.normalize('NFKD').replace(/\p{Mn}/gu, '');
    return folded.length === 1 ? folded : character;
  });
}

/** Splits a text into tokens. */
export function tokenize(original: string): Token[] {
  const normalized = normalizeText(original);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of normalized.matchAll(TOKEN_PATTERN)) {
    const between = normalized.slice(end, match.index);
    const [run] = match;
    const text = run.length > TOKEN_MAX_LENGTH ? Array.from(run).slice(0, TOKEN_MAX_LENGTH).join('') : run;
    const han = HAN_CHARACTER.test(run);
    const adjacent = between === '' && end > 0;
    const joined = adjacent || (JOINER.test(between) && !han && tokens.at(-1)?.han === false);
    tokens.push({ text, stem: stemWord(text), han, adjacent, joined });
    end = match.index + match[0].length;
  }
  return tokens;
}

/** The comparison key of a text: equal for texts that differ only in case, width, spaces and punctuation. */
export function toKey(text: string): string {
  return tokensToKey(tokenize(text));
}

/** The comparison key of a text that has been tokenized. */
export function tokensToKey(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}

/** A part of a text by its key, with the capitals that it has in the text. */
export function restoreCase(key: string, text: string): string {
  const at = text.toLowerCase().indexOf(key);
  return at < 0 ? key : text.slice(at, at + key.length);
}
