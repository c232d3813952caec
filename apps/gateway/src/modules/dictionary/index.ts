import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { cursorId, cursorNumber, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { ContentService } from '../content/service.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import { createDictionaryRepository } from './repository.ts';
import { createDictionaryService, type DictionaryService } from './service.ts';

const place = z.tuple([cursorNumber, cursorId]);

/** The dictionary of terms. */
export function createDictionary(
  { db }: Pick<AppContext, 'db'>,
  content: ContentService,
): Module<'listTerms' | 'listFeaturedTerms' | 'getTerm'> & { readonly service: DictionaryService } {
  const repository = createDictionaryRepository(db);

  return {
    service: createDictionaryService({ db }),
    handlers: {
      async listTerms({ specialtyId, letter, cursor, pageSize }) {
        const after = decodeCursor(place, cursor);
        const rows = await repository.page({ specialtyId, letter }, after, pageSize + 1);
        return cutPage(rows, pageSize, ({ position, id }) => [position, id]);
      },

      listFeaturedTerms: async () => ({ list: await repository.featured() }),

      async getTerm({ id }) {
        const [[row], resourceIds] = await Promise.all([repository.term(id), repository.resourceIds(id)]);
        if (!row) throw new CallError('notFound');
        const { relatedIds, position: _position, featured: _featured, ...term } = row.term;
        const [related, resources] = await Promise.all([
          repository.terms(relatedIds),
          content.cards(
            resourceIds.map((each) => each.id),
            null,
          ),
        ]);
        return { ...term, specialty: presentSpecialty(row.specialty), related, resources };
      },
    },
    pageCards: {
      '/dictionaryTerminal': async (query) => {
        const id = queryId(query);
        const [row] = id === null ? [] : await repository.term(id);
        return row ? { title: row.term.term, description: row.term.definition, image: null, type: 'article' } : null;
      },
    },
  };
}
