import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import { oneClickRoute } from './one-click-route.ts';
import { createUnsubscribing } from './service.ts';

/** The ways out of mail: the page that a mail links to, and the button of mail programs (seed 000 §2). */
export function createUnsubscribe(deps: AppContext): Module<'getEmailSubscription' | 'unsubscribeEmail'> {
  const unsubscribing = createUnsubscribing(deps);
  return {
    handlers: {
      getEmailSubscription: (address) => unsubscribing.read(address),
      unsubscribeEmail: ({ undo, email, sign }, context) => unsubscribing.set({ email, sign }, undo, context),
    },
    routes: oneClickRoute(unsubscribing),
  };
}
