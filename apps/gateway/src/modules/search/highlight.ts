import type { Highlights } from '@osteon/contract';
import { eitherNumber } from './plural.ts';
import { foldSigns, type Token } from './words.ts';

/** Finds the places of the asked words in a text as it is shown; null where there is nothing to find. */
export type Marker = RegExp | null;

/** Most characters of an excerpt, and of those how many before the words. */
const EXCERPT = 96;
const LEAD = 20;

/** What finds the forms of all segments: their tokens with nothing but joints between them, Latin words whole. */
export function markerOf(forms: readonly (readonly Token[])[]): Marker {
  const patterns = forms
    .filter((form) => form.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map(patternOf);
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'giu') : null;
}

function patternOf(form: readonly Token[]): string {
  const body = form
    .map(({ text, han, glued }, index) => {
      const previous = form[index - 1];
      const joint = previous ? (han && previous.han && glued ? '' : "[\\s\\-–—·/']*") : '';
      return joint + (han ? text : eitherNumber(text));
    })
    .join('');
  const open = form[0]?.han ? '' : '(?<![a-z0-9])';
  const close = form.at(-1)?.han ? '' : '(?![a-z0-9])';
  return open + body + close;
}

/** The text in pieces. */
export function highlight(text: string, marker: Marker): Highlights {
  const pieces: Highlights = [];
  let end = 0;
  for (const match of marker ? foldSigns(text).matchAll(marker) : []) {
    const [{ length }] = match;
    if (length === 0) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), type: 'text' });
    end = match.index + length;
    const found = text.slice(match.index, end);
    const last = pieces.at(-1);
    // Words that touch are one mark.
    if (last?.type === 'match') last.text += found;
    else pieces.push({ text: found, type: 'match' });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), type: 'text' });
  return pieces;
}

/** How many different words a text holds. */
export function wordsIn(text: string, marker: Marker): number {
  return marker ? new Set(Array.from(foldSigns(text).matchAll(marker), ([match]) => match.toLowerCase())).size : 0;
}

/** A piece of a longer text around the first place of the words, from the beginning where they are nowhere. */
export function excerptOf(text: string, marker: Marker): Highlights {
  const first = marker ? foldSigns(text).search(marker) : -1;
  const signs = Array.from(text);
  // Counted in characters, so that none is cut in half.
  const at = first < 0 ? 0 : Array.from(text.slice(0, first)).length;
  const sentence = sentenceBefore(signs, at);
  const begin = at - sentence <= LEAD || signs.length <= EXCERPT ? sentence : at - LEAD;
  const piece = signs.slice(begin, begin + EXCERPT).join('');
  return highlight(`${begin > sentence ? '…' : ''}${piece}${begin + EXCERPT < signs.length ? '…' : ''}`, marker);
}

/** Where the sentence begins that holds a place. */
function sentenceBefore(signs: readonly string[], at: number): number {
  const end = signs.slice(0, at).findLastIndex((sign) => '。！？；\n'.includes(sign));
  return end + 1;
}
