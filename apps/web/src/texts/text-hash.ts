/**
 * The key of a text's English form: a hash (FNV-1a, 32 bits, base 36) of the Chinese one with its parameters in braces,
 * so that a page in Chinese contains no keys.
 */
export function hashText(chinese: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < chinese.length; index += 1) {
    hash = Math.imul(hash ^ chinese.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
