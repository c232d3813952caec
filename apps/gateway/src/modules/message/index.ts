import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { ChannelService } from './channel/channel-service.ts';
import { eraseEventMessages } from './event/event-message-erasure.ts';
import { eventMessageJobs } from './event/event-message-jobs.ts';
import { createHandlers, type MessageCall, type PromptCounts } from './handlers.ts';
import { messageData } from './own-data-service.ts';
import { createMessageService, type MessageService } from './service.ts';

/** The message module. */
export interface MessageModule extends Module<MessageCall> {
  readonly listReminders: MessageService['listReminders'];
}

/** Messages of the portal, and the prompts of header and sidebar (rules/message#prompts). */
export function createMessage(
  deps: Pick<AppContext, 'db' | 'clock'>,
  { channels, ...counts }: PromptCounts & { readonly channels: ChannelService },
): MessageModule {
  const messages = createMessageService(deps);
  return {
    listReminders: (accountId) => messages.listReminders(accountId),
    handlers: createHandlers(deps, { messages, channels, ...counts }),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: eventMessageJobs,
    workers: [],
    erasure: eraseEventMessages,
    ownData: messageData,
    constraints: {},
  };
}
