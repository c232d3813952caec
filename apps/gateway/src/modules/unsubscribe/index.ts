import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { createOneClickRoutes } from './one-click-routes.ts';
import { createUnsubscribeService } from './service.ts';

/** The ways out of mail: the page that a mail links to, and the button of mail programs (seed 000 §2). */
export function createUnsubscribe(deps: AppContext): Module<'getEmailSubscription' | 'unsubscribeEmail'> {
  const unsubscribing = createUnsubscribeService(deps);
  return {
    handlers: {
      getEmailSubscription: (address) => unsubscribing.findSubscription(address),
      unsubscribeEmail: ({ undo, email, sign }, context) =>
        unsubscribing.setSubscription({ email, sign }, undo, context),
    },
    routes: createOneClickRoutes(unsubscribing),
  };
}
