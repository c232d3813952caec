import { z } from 'zod';
import { cursorId, cursorNumber, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ContentService } from '../content/service.ts';
import { presentSpecialty } from '../doctor/presenter.ts';
import type { DictionaryRepository } from './repository.ts';

/** The calls of the dictionary. */
export type DictionaryCalls = 'listTerms' | 'listFeaturedTerms' | 'getTerm';

const termCursor = z.tuple([cursorNumber, cursorId]);

/** Handles the calls of the dictionary. */
export function createDictionaryHandlers(
  repository: DictionaryRepository,
  content: Pick<ContentService, 'findCards'>,
): Handlers<DictionaryCalls> {
  return {
    async listTerms({ specialtyId, letter, cursor, pageSize }) {
      const after = decodeCursor(termCursor, cursor);
      const rows = await repository.listPage({ specialtyId, letter }, after, pageSize + 1);
      return cutPage(rows, pageSize, ({ position, id }) => [position, id]);
    },

    listFeaturedTerms: async () => ({ list: await repository.listFeatured() }),

    async getTerm({ id }) {
      const [[row], resourceIds] = await Promise.all([repository.findTerm(id), repository.listResourceIds(id)]);
      if (!row) throw new CallError('notFound');
      const { relatedIds, position: _position, featured: _featured, ...term } = row.term;
      const [related, resources] = await Promise.all([
        repository.findTerms(relatedIds),
        content.findCards(
          resourceIds.map((each) => each.id),
          null,
        ),
      ]);
      return { ...term, specialty: presentSpecialty(row.specialty), related, resources };
    },
  };
}
