import { DEFAULT_LANGUAGE_PREFERENCE, type LanguagePreference } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { renderHomeFirstPaint } from './first-paint-presenter.ts';
import { createHomeHandlers, type HomeCalls } from './handlers.ts';
import { createHomeService, type HomeSources } from './service.ts';

/** The home page: one response for all visitors, with the watched share of each video for accounts. */
export function createHome(
  { db, clock, contentEvents }: Pick<AppContext, 'db' | 'clock' | 'contentEvents'>,
  { languages, ...sources }: HomeSources & { readonly languages: (accountId: string) => Promise<LanguagePreference> },
): Module<HomeCalls> {
  const service = createHomeService({ db, clock, contentEvents }, sources);

  return {
    handlers: createHomeHandlers({ clock, contentEvents, service, content: sources.content, videos: sources.videos }),
    firstPaints: {
      async '/home'({ session }) {
        const [home, { resourceLanguage }] = await Promise.all([
          service.getHome(session),
          session ? languages(session.customerId) : DEFAULT_LANGUAGE_PREFERENCE,
        ]);
        return renderHomeFirstPaint(home, resourceLanguage);
      },
    },
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    jobs: [],
    workers: [],
    erasure: null,
    constraints: {},
  };
}
