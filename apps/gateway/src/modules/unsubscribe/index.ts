import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createOneClickRoutes } from './one-click-routes.ts';
import { createUnsubscribeService } from './service.ts';

/**
 * Unsubscribing from mail: by the page that a mail links to, and by the button of mail programs
 * (rules/unsubscribe#effect).
 */
export function createUnsubscribe(deps: AppContext): Module<'getEmailSubscription' | 'unsubscribeEmail'> {
  const subscriptions = createUnsubscribeService(deps);
  return {
    handlers: {
      getEmailSubscription: (address) => subscriptions.findSubscription(address),
      unsubscribeEmail: ({ undo, email, sign }, context) =>
        subscriptions.setSubscription({ email, sign }, undo, context),
    },
    routes: createOneClickRoutes(subscriptions),
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}
