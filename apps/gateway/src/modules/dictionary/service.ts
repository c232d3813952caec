import type { AppContext } from '../../platform/app-context.ts';
import { createDictionaryRepository } from './repository.ts';

/** A term in brief. */
export interface BriefTerm {
  readonly id: string;
  readonly term: string;
  readonly en: string;
  readonly abbreviation: string;
  readonly definition: string;
  readonly related: { readonly id: string; readonly term: string }[];
}

/** Terms for whoever shows them. */
export interface DictionaryService {
  /** A term in brief with a few related ones; null where there is none. */
  brief(id: string): Promise<BriefTerm | null>;
}

/** Most related terms in brief. */
const RELATED = 4;

/** Makes the service of terms. */
export function createDictionaryService({ db }: Pick<AppContext, 'db'>): DictionaryService {
  const repository = createDictionaryRepository(db);
  return {
    async brief(wanted) {
      const [row] = await repository.term(wanted);
      if (!row) return null;
      const { id, term, en, abbreviation, definition, relatedIds } = row.term;
      const related = await repository.terms(relatedIds.slice(0, RELATED));
      return {
        id,
        term,
        en,
        abbreviation,
        definition,
        related: related.map((each) => ({ id: each.id, term: each.term })),
      };
    },
  };
}
