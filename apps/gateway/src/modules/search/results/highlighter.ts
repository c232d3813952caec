import type { Highlights } from '@osteon/contract';
import { buildInflectionPattern } from '../query/stemmer.ts';
import { normalizeCharacters, type Token } from '../query/tokenizer.ts';

/** Matches the words of a query in a displayed text; null if there are none. */
export type HighlightPattern = RegExp | null;

/** Maximum characters of an excerpt, and maximum number before the first match in its sentence. */
const EXCERPT_LENGTH = 96;
const LEAD_LENGTH = 20;

/** Builds the pattern that matches all forms of a query, longest first; Latin words match whole. */
export function createHighlightPattern(forms: readonly (readonly Token[])[]): HighlightPattern {
  const patterns = forms
    .filter((form) => form.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map(buildFormPattern);
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'giu') : null;
}

function buildFormPattern(form: readonly Token[]): string {
  const body = form
    .map(({ text, han, adjacent }, index) => {
      const previous = form[index - 1];
      const joiner = previous ? (han && previous.han && adjacent ? '' : "[\\s\\-–—·/']*") : '';
      return joiner + (han ? text : buildInflectionPattern(text));
    })
    .join('');
  const start = form[0]?.han ? '' : '(?<![a-z0-9])';
  const end = form.at(-1)?.han ? '' : '(?![a-z0-9])';
  return start + body + end;
}

/** Splits a text into matches and the text between them. */
export function highlight(text: string, pattern: HighlightPattern): Highlights {
  const pieces: Highlights = [];
  let end = 0;
  for (const match of pattern ? normalizeCharacters(text).matchAll(pattern) : []) {
    const [{ length }] = match;
    if (length === 0) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), type: 'text' });
    end = match.index + length;
    const matched = text.slice(match.index, end);
    const last = pieces.at(-1);
    // Adjacent matches are merged.
    if (last?.type === 'match') last.text += matched;
    else pieces.push({ text: matched, type: 'match' });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), type: 'text' });
  return pieces;
}

/** The number of different words of the query in a text. */
export function countMatchedWords(text: string, pattern: HighlightPattern): number {
  return pattern
    ? new Set(Array.from(normalizeCharacters(text).matchAll(pattern), ([match]) => match.toLowerCase())).size
    : 0;
}

/** A highlighted excerpt of a long text around the first match; from its start if nothing matches. */
export function extractExcerpt(text: string, pattern: HighlightPattern): Highlights {
  const first = pattern ? normalizeCharacters(text).search(pattern) : -1;
  const characters = Array.from(text);
  // Counted in code points, so that no surrogate pair is cut.
  const at = first < 0 ? 0 : Array.from(text.slice(0, first)).length;
  const sentence = findSentenceStart(characters, at);
  const start = at - sentence <= LEAD_LENGTH || characters.length <= EXCERPT_LENGTH ? sentence : at - LEAD_LENGTH;
  const excerpt = characters.slice(start, start + EXCERPT_LENGTH).join('');
  return highlight(
    `${start > sentence ? '…' : ''}${excerpt}${start + EXCERPT_LENGTH < characters.length ? '…' : ''}`,
    pattern,
  );
}

/** The start of the sentence that contains a character. */
function findSentenceStart(characters: readonly string[], at: number): number {
  const end = characters.slice(0, at).findLastIndex((character) => '。！？；\n'.includes(character));
  return end + 1;
}
