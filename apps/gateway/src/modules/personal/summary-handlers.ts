import { ResourceType } from '@osteon/domain';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ContentService } from '../content/service.ts';
import type { CreditService } from '../credit/credit-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { EngagementService } from '../engagement/service.ts';
import { createListMyContent, type MyContentServices } from './my-content-service.ts';

/** The calls of the personal home. */
export type SummaryCalls = 'getPersonalSummary' | 'listMyContent';

/** Dependencies on other modules. */
export interface SummaryServices extends MyContentServices {
  readonly doctors: Pick<DoctorService, 'findPublicProfileId'>;
  readonly content: Pick<ContentService, 'countByAuthor'>;
  readonly engagement: EngagementService;
  readonly credit: Pick<CreditService, 'sumPresentYear'>;
}

/** Handles the calls of the personal home (rules/personal#personal-home). */
export function createSummaryHandlers(services: SummaryServices): Handlers<SummaryCalls> {
  const { doctors, content, engagement, credit } = services;
  const listMyContent = createListMyContent(services);
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

    listMyContent: (input, { session }) => listMyContent(input, session),
  };
}
