import { escapeLike } from '../../../platform/escape-like.ts';

/** Characters of a search that count. */
const CHARACTERS_MAX = 40;

/** Normalizes variants of typing: full-width letters and digits, capitals, spaces. */
export function normalizeHospitalWords(words: string): string {
  const normalized = words.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '');
  return Array.from(normalized).slice(0, CHARACTERS_MAX).join('');
}

/** Pattern of a text that has the characters of `words` in their order, with any others between them. */
export function createInOrderPattern(words: string): string {
  return ['', ...Array.from(words, escapeLike), ''].join('%');
}
