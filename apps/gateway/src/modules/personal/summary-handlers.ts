import { ResourceType } from '@osteon/domain';
import { z } from 'zod';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ContentService } from '../content/service.ts';
import type { CreditService } from '../credit/credit-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { EngagementService } from '../engagement/service.ts';

/** The calls of the personal home. */
export type SummaryCalls = 'getPersonalSummary' | 'listMyContent';

/** Dependencies on other modules. */
export interface SummaryServices {
  readonly doctors: Pick<DoctorService, 'findPublicProfileId'>;
  readonly content: Pick<ContentService, 'countByAuthor' | 'listByAuthor'>;
  readonly engagement: EngagementService;
  readonly credit: Pick<CreditService, 'sumPresentYear'>;
}

const contentCursor = z.tuple([cursorTimestamp, cursorId]);

/** Handles the calls of the personal home (rules/personal#personal-home). */
export function createSummaryHandlers({
  doctors,
  content,
  engagement,
  credit,
}: SummaryServices): Handlers<SummaryCalls> {
  return {
    async getPersonalSummary(_input, { session }) {
      const personId = await doctors.findPublicProfileId(session.customerId);
      const [followingNum, fanNum, works, creditYear] = await Promise.all([
        engagement.countFollowed(session.customerId),
        personId === null ? 0 : engagement.countFans({ refType: ResourceType.author, refId: personId }),
        content.countByAuthor(personId === null ? [] : [personId]),
        credit.sumPresentYear(session.customerId),
      ]);
      return { personId, followingNum, fanNum, contentNum: works.get(personId ?? '') ?? 0, creditYear };
    },

    async listMyContent({ cursor, pageSize }, { session }) {
      const after = decodeCursor(contentCursor, cursor);
      const personId = await doctors.findPublicProfileId(session.customerId);
      if (personId === null) return { list: [], nextCursor: null };
      const cards = await content.listByAuthor(personId, { after, limit: pageSize + 1 }, session);
      const page = cutPage(cards, pageSize, ({ publishedAt, resourceId }) => [publishedAt, resourceId]);
      const counts = await engagement.findCounts(
        page.list.map(({ resourceType, resourceId }) => ({ refType: resourceType, refId: resourceId })),
      );
      const none = { likes: 0, favourites: 0 };
      return { ...page, list: page.list.map((card) => ({ ...card, ...(counts.get(card.resourceId) ?? none) })) };
    },
  };
}
