import { findRanges, type Range } from './text-range.ts';

/** With spaces around the @ and with `(at)` for it, as people write who hide an address from programs. */
const ADDRESS =
  /(?<![\w.%+-])[\w.%+-]{1,64} {0,2}(?:@|\(at\)|\[at\]|#(?=(?:qq|163|126|gmail|sina|outlook|hotmail)\.com)) {0,2}(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,5}[a-z]{2,24}(?![a-z\d])/dgi;

/** E-mail addresses. */
export function findEmailAddresses(text: string): readonly Range[] {
  return findRanges(text, ADDRESS);
}
