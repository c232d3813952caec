import type { SearchTerm } from '@osteon/contract';
import type { BriefTerm } from '../../dictionary/service.ts';
import { type HighlightPattern, highlight } from './highlighter.ts';

/** The dictionary term above the results, with the words of the query highlighted. */
export function presentTerm(
  { id, term, en, abbreviation, definition, related }: BriefTerm,
  pattern: HighlightPattern,
): SearchTerm {
  const english = [en, abbreviation].filter(Boolean).join(' · ');
  return {
    id,
    term: highlight(term, pattern),
    english: highlight(english, pattern),
    definition: highlight(definition, pattern),
    related,
  };
}
