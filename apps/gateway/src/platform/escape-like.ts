/** Escapes the signs that mean something in a LIKE pattern. */
export const escapeLike = (words: string): string => words.replaceAll(/[%\\_]/g, String.raw`\$&`);
