import { DEFAULT_LANGUAGE_PREFERENCE, type LanguagePreference } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import type { InitialData } from '../../platform/portal/page.ts';
import { m } from '../../texts/index.ts';
import { createHomeHandlers, type HomeCalls } from './handlers.ts';
import type { Home } from './home-cards.ts';
import { renderHomeInitialData } from './initial-data-presenter.ts';
import { createRecommendationService } from './recommendation/recommendation-service.ts';
import { dismissedRecommendation } from './recommendation/tables.ts';
import { createHomeService, type HomeSources } from './service.ts';

/** The recommendations that an account has dismissed. */
const homeData: OwnData = {
  rows: [
    {
      name: 'dismissed-recommendations',
      title: m['ownData.home.dismissedRecommendations'],
      table: dismissedRecommendation,
      account: dismissedRecommendation.accountId,
    },
  ],
  listFiles: null,
};

/** The home page: one response for all visitors, with the watched share of each video for accounts. */
export function createHome(
  { db, clock, contentEvents }: Pick<AppContext, 'db' | 'clock' | 'contentEvents'>,
  {
    languages,
    ...sources
  }: Omit<HomeSources, 'recommendations'> & { readonly languages: (accountId: string) => Promise<LanguagePreference> },
): Module<HomeCalls> {
  const { content, videos } = sources;
  const recommendations = createRecommendationService({ db, clock }, content);
  const service = createHomeService({ db, clock, contentEvents }, { ...sources, recommendations });

  // All visitors share one response, and so the page rendered from it.
  const visitorInitialData = new WeakMap<Home, InitialData>();

  return {
    handlers: createHomeHandlers({ clock, contentEvents, service, content, videos, recommendations }),
    initialDataLoaders: {
      async '/home'({ session }) {
        if (session) {
          const [home, { resourceLanguage }] = await Promise.all([
            service.getHome(session),
            languages(session.customerId),
          ]);
          return renderHomeInitialData(home, resourceLanguage);
        }
        const home = await service.getHome(null);
        const initialData =
          visitorInitialData.get(home) ?? renderHomeInitialData(home, DEFAULT_LANGUAGE_PREFERENCE.resourceLanguage);
        visitorInitialData.set(home, initialData);
        return initialData;
      },
    },
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: homeData,
    constraints: {},
  };
}
