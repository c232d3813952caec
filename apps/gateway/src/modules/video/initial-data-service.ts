import { DEFAULT_LANGUAGE_PREFERENCE, type LanguagePreference } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import type { InitialData } from '../../platform/portal/page.ts';
import type { Session } from '../../platform/session/session.ts';
import { renderVideoInitialData } from './initial-data-presenter.ts';
import type { VideoPages } from './page-service.ts';

/** Limits of the cache of prerendered pages for visitors: time, and bytes, as callers choose the ids. */
const VISITOR_CACHE = { milliseconds: 3000, bytes: 8_000_000 };

/** Creates the function that paints the page of a video for a viewer; null for none of this id that is published. */
export function createVideoInitialData(
  { clock, contentEvents }: Pick<AppContext, 'clock' | 'contentEvents'>,
  { pages, languages }: { pages: VideoPages; languages: (accountId: string) => Promise<LanguagePreference> },
) {
  const visitorData = createTtlCache<{ readonly paint: InitialData | null }>(clock, VISITOR_CACHE);
  contentEvents.onChange(visitorData.clear);

  async function paint(
    id: string,
    session: Session | null,
    { resourceLanguage }: LanguagePreference,
  ): Promise<InitialData | null> {
    const page = await pages.find(id, session);
    return page && renderVideoInitialData(page, resourceLanguage);
  }

  return async (id: string, session: Session | null): Promise<InitialData | null> => {
    if (session) return paint(id, session, await languages(session.customerId));
    const shared = await visitorData(id, async () => ({ paint: await paint(id, null, DEFAULT_LANGUAGE_PREFERENCE) }));
    return shared.paint;
  };
}
