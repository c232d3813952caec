import type { SearchHit } from '@osteon/contract';
import type { SearchPart } from '../base/tables.ts';
import { countMatchedWords, extractExcerpt, type HighlightPattern } from './highlighter.ts';
import { buildResultLink } from './result-link.ts';

const PASSAGES_MAX = 3;

/** The passages of a result with the most different words of the query, in the order of the text. */
export function findPassages(
  { resourceType, resourceId, parts }: { resourceType: number; resourceId: string; parts: readonly SearchPart[] },
  pattern: HighlightPattern,
): SearchHit[] {
  if (!pattern) return [];
  return parts
    .map((part, order) => ({ part, order, words: countMatchedWords(part.text, pattern) }))
    .filter(({ part, words }) => words > 0 && part.place !== null)
    .toSorted((a, b) => b.words - a.words || a.order - b.order)
    .slice(0, PASSAGES_MAX)
    .toSorted((a, b) => a.order - b.order)
    .map(({ part: { place, label, kind, text } }) => ({
      seconds: typeof place === 'number' ? place : null,
      label,
      kind: kind ?? null,
      highlights: extractExcerpt(text, pattern),
      pcLink: buildResultLink(resourceType, resourceId, place),
    }));
}
