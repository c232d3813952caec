import type { AppContext } from '../../platform/app-context.ts';
import { deleteOlderThan } from '../../platform/jobs/job.ts';
import type { Module } from '../../platform/module.ts';
import { createUnsubscribeLinks } from '../unsubscribe/unsubscribe-links.ts';
import type { MessageSender } from './message-sender.ts';
import { composeMessage } from './message-texts.ts';
import { insertMessage, listMessages } from './repository.ts';
import { outboxMessage } from './tables.ts';

/** How long messages stay (spec-decision 11j). */
const DAYS_KEPT = 7;

/** Messages that stay here instead of going out. */
export interface OutboxModule extends Module<'readOutbox'> {
  readonly sender: MessageSender;
}

/** Makes the outbox: the local adapter for SMS and mail, and the call that shows what it keeps (spec-decision 11e). */
export function createOutbox(deps: Pick<AppContext, 'db' | 'clock' | 'config' | 'keyFor'>): OutboxModule {
  const { db, clock } = deps;
  const links = createUnsubscribeLinks(deps);
  return {
    sender: {
      async send(message) {
        const { kind, account } = message;
        const code = 'code' in message ? message.code : null;
        await insertMessage(db, { kind, account, code, text: composeMessage(message, links), sentAt: clock.now() });
      },
    },
    jobs: [deleteOlderThan('outbox-messages', outboxMessage, outboxMessage.sentAt, DAYS_KEPT)],
    handlers: {
      async readOutbox({ account }) {
        return { list: await listMessages(db, account?.trim().toLowerCase()) };
      },
    },
  };
}
