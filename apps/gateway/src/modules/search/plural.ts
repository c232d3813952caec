/** Shorter words keep their s: most are abbreviations. */
const PLURAL_MIN = 5;

const LETTERS = /^[a-z]+$/;

/** The form that an English word and its plural have in common; other words as they are. */
export function singularOf(word: string): string {
  if (word.length < PLURAL_MIN || !LETTERS.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What finds a word in either form, as the source of a regular expression. */
export function eitherNumber(word: string): string {
  const singular = singularOf(word);
  if (singular.length < PLURAL_MIN - 1 || !LETTERS.test(singular)) return singular;
  return singular.endsWith('y') ? `${singular.slice(0, -1)}(?:y|ies)` : `${singular}s?`;
}
