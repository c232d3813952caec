import type { SearchTerm } from '@osteon/contract';
import type { BriefTerm } from '../dictionary/service.ts';
import { highlight, type Marker } from './highlight.ts';

/** A dictionary term as the results show it, with the words that were searched for marked in it. */
export function foundTerm({ id, term, en, abbreviation, definition, related }: BriefTerm, marker: Marker): SearchTerm {
  const english = [en, abbreviation].filter(Boolean).join(' · ');
  return {
    id,
    term: highlight(term, marker),
    english: highlight(english, marker),
    definition: highlight(definition, marker),
    related,
  };
}
