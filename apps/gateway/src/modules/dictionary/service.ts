import type { AppContext } from '../../platform/app-context.ts';
import type { PageCard } from '../../platform/portal/head.ts';
import { createDictionaryRepository } from './repository.ts';

/** A short form of a term. */
export interface BriefTerm {
  readonly id: string;
  readonly term: string;
  readonly en: string;
  readonly abbreviation: string;
  readonly definition: string;
  readonly related: { readonly id: string; readonly term: string }[];
}

/** Terms for all modules that show them. */
export interface DictionaryService {
  /** A term with a few related ones; null if there is none of this id. */
  findBriefTerm(id: string): Promise<BriefTerm | null>;
  /** The link preview of a term; null if there is none of this id. */
  getPageCard(id: string | null): Promise<PageCard | null>;
}

/** Related terms of a brief term. */
const RELATED_MAX = 4;

export function createDictionaryService({ db }: Pick<AppContext, 'db'>): DictionaryService {
  const repository = createDictionaryRepository(db);
  return {
    async findBriefTerm(termId) {
      const [row] = await repository.findTerm(termId);
      if (!row) return null;
      const { id, term, en, abbreviation, definition, relatedIds } = row.term;
      const related = await repository.findTerms(relatedIds.slice(0, RELATED_MAX));
      return {
        id,
        term,
        en,
        abbreviation,
        definition,
        related: related.map((each) => ({ id: each.id, term: each.term })),
      };
    },

    async getPageCard(termId) {
      const [row] = termId === null ? [] : await repository.findTerm(termId);
      return row ? { title: row.term.term, description: row.term.definition, image: null, type: 'article' } : null;
    },
  };
}
