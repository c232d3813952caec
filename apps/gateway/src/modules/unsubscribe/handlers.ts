import type { Handlers } from '../../platform/http/handler.ts';
import type { UnsubscribeService } from './service.ts';

export type UnsubscribeCall = 'getEmailSubscription' | 'unsubscribeEmail';

/** Handles the calls of the unsubscribe page. */
export function createHandlers(subscriptions: UnsubscribeService): Handlers<UnsubscribeCall> {
  return {
    getEmailSubscription: (address) => subscriptions.findSubscription(address),
    unsubscribeEmail: ({ undo, email, sign }, context) => subscriptions.setSubscription({ email, sign }, undo, context),
  };
}
