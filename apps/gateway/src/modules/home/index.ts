import type { ResponseOf } from '@osteon/contract';
import { DEFAULT_LANGUAGE_PREFERENCE, type LanguagePreference, NEW_COURSE_MS, ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import type { Module } from '../../platform/module.ts';
import type { Session } from '../../platform/session/session.ts';
import { watchedPart } from '../content/presenter.ts';
import type { PlayPositions } from '../video/position-service.ts';
import { homeFirstPaint } from './first-paint.ts';
import { cardsOf, createHomeService, type HomeParts, mapCards } from './service.ts';

/** How long the page is kept, in milliseconds: views, running events and what the editors change are that old at most. */
const FRESH = { milliseconds: 3000, most: 1 };

/** How many videos 'continue watching' offers. */
const CONTINUE = 8;

/** How old the mark 上新 may be, in milliseconds: it is asked for with every page, and changes with the day. */
const NEW_STATE = { milliseconds: 60_000, most: 1 };

const NOTHING_BEGUN: ResponseOf<'listContinueWatching'> = Object.freeze({ list: [] });

/** The home page: one answer for all visitors, with what the caller has watched for everyone else. */
export function createHome(
  deps: Pick<AppContext, 'db' | 'clock'>,
  {
    positions,
    languages,
    ...parts
  }: HomeParts & { positions: PlayPositions; languages: (accountId: string) => Promise<LanguagePreference> },
): Module<'getHome' | 'listContinueWatching' | 'getHomeNewState'> {
  const build = createHomeService(deps, parts);
  const answers = createTtlCache<ResponseOf<'getHome'>>(deps.clock, FRESH);
  const newStates = createTtlCache<ResponseOf<'getHomeNewState'>>(deps.clock, NEW_STATE);
  const shared = () => answers('home', build);

  /** The page for a viewer, with how far they have watched each video. */
  async function homeOf(session: Session | null): Promise<ResponseOf<'getHome'>> {
    const home = await shared();
    if (!session) return home;
    const ids = cardsOf(home).map(({ resourceId }) => resourceId);
    const begun = await positions.findByVideos(session.customerId, ids);
    if (begun.size === 0) return home;
    return mapCards(home, (card) => ({
      ...card,
      watched: watchedPart(begun.get(card.resourceId), card.durationSeconds),
    }));
  }

  return {
    handlers: {
      getHome: (_input, { session }) => homeOf(session),

      async listContinueWatching(_input, { session }) {
        return session ? { list: await parts.videos.listContinueWatching(session, CONTINUE) } : NOTHING_BEGUN;
      },

      getHomeNewState: () =>
        newStates('courses', async () => {
          const since = deps.clock.now() - NEW_COURSE_MS;
          const isNew = await parts.content.hasNewer(ResourceType.course, since);
          return { systemCourseNewState: isNew ? 1 : 0 };
        }),
    },
    firstPaints: {
      async '/home'({ session }) {
        const [home, { resourceLanguage }] = await Promise.all([
          homeOf(session),
          session ? languages(session.customerId) : DEFAULT_LANGUAGE_PREFERENCE,
        ]);
        return homeFirstPaint(home, resourceLanguage);
      },
    },
  };
}
