import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { ContentService } from '../../content/service.ts';
import type { CollectionService } from './collection-service.ts';
import { createFavoriteRepository } from './favorite-repository.ts';
import { createFolderRepository } from './folder-repository.ts';

/** The calls of favourites and their folders. */
export type CollectionCalls =
  | 'collectResource'
  | 'moveCollected'
  | 'removeCollected'
  | 'saveFolder'
  | 'deleteFolder'
  | 'listFolders'
  | 'listCollected';

const favoriteCursor = z.tuple([cursorTimestamp, cursorId]);

/** Handles the calls of favourites and their folders. */
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

    async moveCollected({ resourceIds, fromFolderId, folderId }, { session }) {
      await service.moveCollected(session.customerId, resourceIds, { fromFolderId, folderId });
      return {};
    },

    async removeCollected({ resourceIds, folderId }, { session }) {
      await service.removeCollected(session.customerId, resourceIds, folderId);
      return {};
    },

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
      const { customerId } = session;
      const [typeCounts, list, entries] = await Promise.all([
        favorites.listTypesOfAccount(customerId),
        folders.listOwn(customerId, resourceId ?? null),
        folders.listTypes(customerId),
      ]);
      const entriesByFolder = Map.groupBy(entries, ({ folderId }) => folderId);
      return {
        all: presentContents(typeCounts),
        list: list.map((folder) => ({ ...folder, ...presentContents(entriesByFolder.get(folder.id) ?? []) })),
      };
    },

    async listCollected({ folderId, resourceType, keyWord, cursor, pageSize }, { session }) {
      const { customerId } = session;
      if (folderId !== undefined && !(await folders.hasOwn(customerId, folderId))) throw new CallError('notFound');
      const after = decodeCursor(favoriteCursor, cursor);
      const filter = { folderId: folderId ?? null, resourceType, keyWord };
      const rows = await favorites.listPage(customerId, filter, { after, limit: pageSize + 1 });
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

/** Number of favourites of a type, and the time at which the last of them was added. */
interface TypeCount {
  readonly resourceType: number;
  readonly count: number;
  readonly updatedAt: number;
}

/** Contents of a folder, counted by type. */
function presentContents(types: readonly TypeCount[]) {
  return {
    count: types.reduce((sum, { count }) => sum + count, 0),
    updatedAt: types.reduce<number | null>((last, { updatedAt }) => Math.max(last ?? 0, updatedAt), null),
    types: types.map(({ resourceType, count }) => ({ resourceType, count })),
  };
}
