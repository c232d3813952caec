import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { LiveService } from '../live/service.ts';
import type { CouponService } from '../membership/service.ts';
import { createHandlers, type MessageCall } from './handlers.ts';
import { createMessageService, type MessageService } from './service.ts';

/** The message module. */
export interface MessageModule extends Module<MessageCall> {
  readonly listReminders: MessageService['listReminders'];
}

/** Messages of the portal, and the prompts of header and sidebar (rules/message#prompts). */
export function createMessage(
  deps: Pick<AppContext, 'db' | 'clock'>,
  services: { lives: Pick<LiveService, 'countOnAir'>; coupons: CouponService },
): MessageModule {
  const messages = createMessageService(deps);
  return {
    listReminders: (accountId) => messages.listReminders(accountId),
    handlers: createHandlers(deps, { messages, ...services }),
    routes: null,
    fastPath: null,
    pageCards: {},
    firstPaints: {},
    jobs: [],
    erasure: null,
    constraints: {},
  };
}
