import { isEventResourceType, ResourceType } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorMoment, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { createBrowseRepository } from './browse-repository.ts';
import type { BrowseDependencies, BrowseService } from './browse-service.ts';

/** The calls of what accounts have looked at. */
export type BrowseCalls = 'addBrowseRecord' | 'listBrowseRecords' | 'clearBrowseRecords' | 'pauseBrowseRecords';

const browseCursor = z.tuple([cursorMoment, cursorId]);

/** Answers the calls of what accounts have looked at (rules/engagement#browse-history). */
export function createBrowseHandlers(
  { db }: Pick<AppContext, 'db'>,
  service: BrowseService,
  { content, lives, positions }: BrowseDependencies,
): Handlers<BrowseCalls> {
  const records = createBrowseRepository(db);

  return {
    async addBrowseRecord({ resourceType, resourceId }, { session, deviceId }) {
      const onlooker = { accountId: session?.customerId ?? null, deviceId };
      await service.add(onlooker, { refType: resourceType, refId: resourceId });
      return {};
    },

    async listBrowseRecords({ resourceType, keyWord, cursor, pageSize }, { session }) {
      const { customerId } = session;
      const after = decodeCursor(browseCursor, cursor);
      const [rows, pausedAt] = await Promise.all([
        records.listPage(customerId, { resourceType, keyWord }, { after, limit: pageSize + 1 }),
        records.findPausedAt(customerId),
      ]);
      const page = cutPage(rows, pageSize, ({ viewedAt, resourceId }) => [viewedAt, resourceId]);
      const idsOf = (isWanted: (type: number) => boolean) =>
        page.list.filter((row) => isWanted(row.resourceType)).map((row) => row.resourceId);
      const [cards, liveCards, seconds] = await Promise.all([
        content.findCards(
          idsOf((type) => !isEventResourceType(type)),
          session,
        ),
        lives.findCardsById(idsOf(isEventResourceType)),
        positions.findByVideos(
          customerId,
          idsOf((type) => type === ResourceType.video),
        ),
      ]);
      const cardsById = new Map(cards.map((card) => [card.resourceId, card]));
      const list = page.list.flatMap((row) => {
        const isEvent = isEventResourceType(row.resourceType);
        const card = isEvent ? null : (cardsById.get(row.resourceId) ?? null);
        const live = isEvent ? (liveCards.get(row.resourceId) ?? null) : null;
        // Taken down while the page was read.
        if (!card && !live) return [];
        return { ...row, card, live, positionSeconds: seconds.get(row.resourceId) ?? null };
      });
      return { ...page, list, pausedAt };
    },

    async clearBrowseRecords({ item }, { session }) {
      await service.clear(session.customerId, item ? { refType: item.resourceType, refId: item.resourceId } : null);
      return {};
    },

    pauseBrowseRecords: async ({ on }, { session }) => ({ pausedAt: await service.setPaused(session.customerId, on) }),
  };
}
