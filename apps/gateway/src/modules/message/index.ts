import type { AppContext } from '../../platform/app-context.ts';
import { deleteOlderThan, type Job } from '../../platform/jobs/job.ts';
import type { EraseAccount, Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import type { ChannelService } from './channel/channel-service.ts';
import { createEventMessageRepository } from './event/event-message-repository.ts';
import { createHandlers, type MessageCall, type PromptCounts } from './handlers.ts';
import { createMessageService, type MessageService } from './service.ts';
import { eventSentAt, message, messageItem, messagePreference, messageQuiet } from './tables.ts';

/** Removes an erased account from the messages of others (rules/message#erasure). */
const eraseEventMessages: EraseAccount = async (tx, { id }) => {
  await createEventMessageRepository(tx).removeActor(id);
  return {};
};

/** Retention of messages of events, in days (rules/message#posting). */
const RETENTION_DAYS = 365;

/** Daily jobs that delete old messages of events. */
const eventMessageJobs: readonly Job[] = [deleteOlderThan('event-messages', message, eventSentAt, RETENTION_DAYS)];

/** The messages of an account, and its reminder preferences. */
const messageData: OwnData = {
  rows: [
    { name: 'messages', title: m['ownData.message.messages'], table: message, account: message.accountId },
    {
      name: 'new-content-messages',
      title: m['ownData.message.newContentMessages'],
      table: messageItem,
      account: messageItem.accountId,
    },
    {
      name: 'message-settings',
      title: m['ownData.message.messageSettings'],
      table: messagePreference,
      account: messagePreference.accountId,
    },
    {
      name: 'quiet-hours',
      title: m['ownData.message.quietHours'],
      table: messageQuiet,
      account: messageQuiet.accountId,
    },
  ],
  listFiles: null,
};

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
