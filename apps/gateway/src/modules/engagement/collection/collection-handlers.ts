import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorMoment, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { ContentService } from '../../content/service.ts';
import type { CollectionService } from './collection-service.ts';
import { createFavoriteRepository } from './favorite-repository.ts';
import { createFolderRepository } from './folder-repository.ts';

/** The calls of favourites and their folders. */
export type CollectionCalls = 'collectResource' | 'saveFolder' | 'deleteFolder' | 'listFolders' | 'listCollected';

const favoriteCursor = z.tuple([cursorMoment, cursorId]);

/** Answers the calls of favourites and their folders. */
export function createCollectionHandlers(
  { db }: Pick<AppContext, 'db'>,
  service: CollectionService,
  content: Pick<ContentService, 'findCards'>,
): Handlers<CollectionCalls> {
  const folders = createFolderRepository(db);
  const favorites = createFavoriteRepository(db);

  return {
    collectResource: ({ resourceType, resourceId, folderId, on }, { session }) =>
      service.setCollected(session.customerId, { refType: resourceType, refId: resourceId }, { folderId, on }),

    async saveFolder({ id, name }, { session }) {
      if (id === undefined) return { id: await service.createFolder(session.customerId, name) };
      await service.renameFolder(session.customerId, id, name);
      return { id };
    },

    async deleteFolder({ id }, { session }) {
      await service.deleteFolder(session.customerId, id);
      return {};
    },

    async listFolders({ resourceId }, { session }) {
      const [total, list] = await Promise.all([
        favorites.countOfAccount(session.customerId),
        folders.listOwn(session.customerId, resourceId ?? null),
      ]);
      return { total, list };
    },

    async listCollected({ folderId, cursor, pageSize }, { session }) {
      const { customerId } = session;
      if (folderId !== undefined && !(await folders.hasOwn(customerId, folderId))) throw new CallError('notFound');
      const after = decodeCursor(favoriteCursor, cursor);
      const rows = await favorites.listPage(customerId, folderId ?? null, after, pageSize + 1);
      const page = cutPage(rows, pageSize, ({ collectedAt, resourceId }) => [collectedAt, resourceId]);
      const cards = await content.findCards(
        page.list.map(({ resourceId }) => resourceId),
        session,
      );
      const cardsById = new Map(cards.map((card) => [card.resourceId, card]));
      return { ...page, list: page.list.map((row) => ({ ...row, card: cardsById.get(row.resourceId) ?? null })) };
    },
  };
}
