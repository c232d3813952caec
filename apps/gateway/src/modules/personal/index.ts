import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { erasePortraits } from './erasure.ts';
import { createHandlers, type PersonalCall, type PersonalServices } from './handlers.ts';
import { personalData } from './own-data-service.ts';
import { createPortraitRepository } from './portrait-repository.ts';
import { createPortraitRoute } from './portrait-routes.ts';
import { createPortraitService } from './portrait-service.ts';
import { createSummaryHandlers, type SummaryCalls, type SummaryServices } from './summary-handlers.ts';

/** A customer's personal information (rules/personal#personal-page). */
export function createPersonal(
  deps: AppContext,
  services: Omit<PersonalServices, 'portraits'> & SummaryServices,
): Module<PersonalCall | SummaryCalls> {
  const portraits = createPortraitService(deps, services);
  return {
    handlers: { ...createHandlers({ ...services, portraits }), ...createSummaryHandlers(services) },
    routes: null,
    mediaRoutes: [createPortraitRoute(createPortraitRepository(deps.db))],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [
      {
        name: 'replaced-portraits',
        removesFiles: true,
        batch: (tx, now) => portraits.deleteReplaced(tx, now),
      },
    ],
    workers: [],
    erasure: erasePortraits,
    ownData: personalData,
    constraints: {},
  };
}
