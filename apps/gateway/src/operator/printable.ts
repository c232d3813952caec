/** Control characters but the line feed, marks of writing direction, and separators that terminals may break lines at. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Text from outside as a terminal may print it: escape sequences would otherwise move the cursor, colour or rewrite what
 * the operator reads (rules/security#operator-output).
 */
export function toPrintable(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
