import type { SearchHit } from '@osteon/contract';
import { excerptOf, type Marker, wordsIn } from './highlight.ts';
import { foundLink } from './links.ts';
import type { SearchPart } from './tables.ts';

/** Most hits shown of one result. */
const HITS = 3;

/** The parts of a result that hold the words: those with most different words, in the order in which they come. */
export function hitsOf(
  { resourceType, resourceId, parts }: { resourceType: number; resourceId: string; parts: readonly SearchPart[] },
  marker: Marker,
): SearchHit[] {
  if (!marker) return [];
  return parts
    .map((part, order) => ({ part, order, words: wordsIn(part.text, marker) }))
    .filter(({ part, words }) => words > 0 && part.place !== null)
    .toSorted((a, b) => b.words - a.words || a.order - b.order)
    .slice(0, HITS)
    .toSorted((a, b) => a.order - b.order)
    .map(({ part: { place, label, text } }) => ({
      seconds: typeof place === 'number' ? place : null,
      label,
      highlights: excerptOf(text, marker),
      pcLink: foundLink(resourceType, resourceId, place),
    }));
}
