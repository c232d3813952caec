/**
 * Control characters but the line feed, marks of writing direction, and separators that terminals may break lines at.
 */
const CONTROLS = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** The same as JSON escapes them, after any number of escaped backslashes; a tab and a line feed stay. */
const ESCAPED_CONTROLS = /(?<!\\)((?:\\\\)*)\\(?:u(00[01][\da-f])|([bfr]))/g;
const SHORT_ESCAPES: Readonly<Record<string, string>> = { b: '0008', f: '000c', r: '000d' };

const getUnit = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');

/**
 * Text from outside in the form in which a terminal may print it: escape sequences would otherwise move the cursor,
 * colour or rewrite the lines that the operator reads (rules/security-operation#operator-output).
 */
export function toPrintable(text: string): string {
  return text.replace(CONTROLS, (character) => `\\u${getUnit(character)}`);
}

/**
 * The same for a line of JSON, so that it is inert both as it is and in a pretty form, which decodes the escapes:
 * `\u001b` becomes `\\u001b`.
 */
export function writeOutControls(json: string): string {
  const decoded = json.replace(CONTROLS, (character) => `\\\\u${getUnit(character)}`);
  if (!decoded.includes('\\')) return decoded;
  return decoded.replace(
    ESCAPED_CONTROLS,
    (_match, backslashes: string, unit: string | undefined, short: string) =>
      `${backslashes}\\\\u${unit ?? SHORT_ESCAPES[short]}`,
  );
}
