import type { ResponseOf } from '@osteon/contract';
import { NEW_COURSE_MS, ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ContentService } from '../content/service.ts';
import type { VideoService } from '../video/service.ts';
import type { RecommendationService } from './recommendation/recommendation-service.ts';
import type { HomeService } from './service.ts';

/** The calls of the home page. */
export type HomeCalls = 'getHome' | 'dismissRecommendation' | 'listContinueWatching' | 'getHomeNewState';

/** Videos in the list 'continue watching'. */
const CONTINUE_WATCHING_MAX = 8;

/** Duration for which the label 上新 is cached: every page requests it, and it changes once a day. */
const NEW_STATE_CACHE = { milliseconds: 60_000, most: 1 };

const EMPTY_LIST: ResponseOf<'listContinueWatching'> = { list: [] };

/** Handles the calls of the home page. */
export function createHomeHandlers({
  clock,
  contentEvents,
  service,
  content,
  videos,
  recommendations,
}: Pick<AppContext, 'clock' | 'contentEvents'> & {
  readonly service: HomeService;
  readonly content: Pick<ContentService, 'hasNewer'>;
  readonly videos: Pick<VideoService, 'listContinueWatching'>;
  readonly recommendations: Pick<RecommendationService, 'setDismissed'>;
}): Handlers<HomeCalls> {
  const cachedNewState = createTtlCache<ResponseOf<'getHomeNewState'>>(clock, NEW_STATE_CACHE);
  contentEvents.onChange(cachedNewState.clear);

  return {
    getHome: (_input, { session }) => service.getHome(session),

    async dismissRecommendation({ resourceId, on }, { session }) {
      await recommendations.setDismissed(session.customerId, resourceId, on);
      return {};
    },

    async listContinueWatching(_input, { session }) {
      return session ? { list: await videos.listContinueWatching(session, CONTINUE_WATCHING_MAX) } : EMPTY_LIST;
    },

    getHomeNewState: () =>
      cachedNewState('courses', async () => {
        const isNew = await content.hasNewer(ResourceType.course, clock.now() - NEW_COURSE_MS);
        return { systemCourseNewState: isNew ? 1 : 0 };
      }),
  };
}
