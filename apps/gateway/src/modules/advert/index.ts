import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { LiveService } from '../live/service.ts';
import { type AdvertCalls, createAdvertHandlers } from './handlers.ts';
import { createShownCookie } from './shown-cookie.ts';

/** The adverts of the home page and of live events. */
export const createAdvert = (
  deps: Pick<AppContext, 'db' | 'clock' | 'cookies'>,
  { lives }: { readonly lives: Pick<LiveService, 'findAuthorizeType'> },
): Module<AdvertCalls> => ({
  handlers: createAdvertHandlers(deps, { lives, shownCookie: createShownCookie(deps) }),
  routes: null,
  mediaRoutes: [],
  pageCards: {},
  firstPaints: {},
  jobs: [],
  workers: [],
  erasure: null,
  ownData: null,
  constraints: {},
});
