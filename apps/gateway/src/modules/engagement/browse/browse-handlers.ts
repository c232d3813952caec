import { isEventResourceType, ResourceType } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { createBrowseRepository } from './browse-repository.ts';
import type { BrowseDependencies, BrowseService } from './browse-service.ts';

/** The calls of the browsing history. */
export type BrowseCalls = 'addBrowseRecord' | 'listBrowseRecords' | 'clearBrowseRecords' | 'pauseBrowseRecords';

/** True if the type of a record has a resource card. */
const isResource = (type: number): boolean =>
  !isEventResourceType(type) && type !== ResourceType.author && type !== ResourceType.product;

const browseCursor = z.tuple([cursorTimestamp, cursorId]);

/** Handles the calls of the browsing history (rules/browse-history#browse-history). */
export function createBrowseHandlers(
  { db }: Pick<AppContext, 'db'>,
  service: BrowseService,
  { content, liveEvents, doctors, products, positions }: BrowseDependencies,
): Handlers<BrowseCalls> {
  const records = createBrowseRepository(db);

  return {
    async addBrowseRecord({ resourceType, resourceId }, { session, deviceId }) {
      const viewer = { accountId: session?.customerId ?? null, deviceId };
      await service.add(viewer, { refType: resourceType, refId: resourceId });
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
      const isOf = (wanted: ResourceType) => (type: number) => type === wanted;
      const [cards, liveCards, doctorCards, productCards, seconds] = await Promise.all([
        content.findCards(idsOf(isResource), session),
        liveEvents.findCardsById(idsOf(isEventResourceType)),
        doctors.findCardsById(idsOf(isOf(ResourceType.author))),
        products.findCardsById(idsOf(isOf(ResourceType.product))),
        positions.findByVideos(customerId, idsOf(isOf(ResourceType.video))),
      ]);
      const cardsById = new Map(cards.map((card) => [card.resourceId, card]));
      const list = page.list.flatMap((row) => {
        const { resourceType: type, resourceId: id } = row;
        const found = {
          card: isResource(type) ? cardsById.get(id) : null,
          live: isEventResourceType(type) ? liveCards.get(id) : null,
          doctor: type === ResourceType.author ? doctorCards.get(id) : null,
          product: type === ResourceType.product ? productCards.get(id) : null,
        };
        const { card = null, live = null, doctor = null, product = null } = found;
        // Unpublished while the page was read.
        if (!card && !live && !doctor && !product) return [];
        return { ...row, card, live, doctor, product, positionSeconds: seconds.get(id) ?? null };
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
