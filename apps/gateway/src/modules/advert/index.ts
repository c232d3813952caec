import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { LiveService } from '../live/event/service.ts';
import { type AdvertCalls, createAdvertHandlers } from './handlers.ts';
import { createImpressionCookie } from './impression-cookie.ts';

/** The adverts of the home page and of live events. */
export const createAdvert = (
  deps: Pick<AppContext, 'db' | 'clock' | 'cookies'>,
  { liveEvents }: { readonly liveEvents: Pick<LiveService, 'findAuthorizeType'> },
): Module<AdvertCalls> => ({
  handlers: createAdvertHandlers(deps, { liveEvents, impressionCookie: createImpressionCookie(deps) }),
  routes: null,
  mediaRoutes: [],
  pageCards: {},
  initialDataLoaders: {},
  jobs: [],
  workers: [],
  erasure: null,
  ownData: null,
  constraints: {},
});
