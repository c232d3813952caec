/** Shorter words keep their s, since most of them are abbreviations. */
const PLURAL_MIN_LENGTH = 5;

const LATIN_WORD = /^[a-z]+$/;

/** The singular of an English word; other words are returned as they are. */
export function stemWord(word: string): string {
  if (word.length < PLURAL_MIN_LENGTH || !LATIN_WORD.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The source of a regular expression that matches the singular and the plural of a word. */
export function buildInflectionPattern(word: string): string {
  const singular = stemWord(word);
  if (singular.length < PLURAL_MIN_LENGTH - 1 || !LATIN_WORD.test(singular)) return singular;
  return singular.endsWith('y') ? `${singular.slice(0, -1)}(?:y|ies)` : `${singular}s?`;
}
