import type { AppContext } from '../../platform/app-context.ts';
import { createUnsubscribeLinks } from '../unsubscribe/unsubscribe-links.ts';
import type { MessageSender } from './message-sender.ts';
import { composeMessage } from './message-texts.ts';
import { createOutboxRepository } from './repository.ts';

/**
 * Creates the local adapter for SMS and mail, which stores messages instead of sending them
 * (rules/outbox#local-outbox).
 */
export function createOutboxSender(deps: Pick<AppContext, 'db' | 'clock' | 'config' | 'keyFor'>): MessageSender {
  const { db, clock } = deps;
  const messages = createOutboxRepository(db);
  const links = createUnsubscribeLinks(deps);
  return {
    async send(message) {
      const { kind, account } = message;
      const code = 'code' in message ? message.code : null;
      await messages.insert({ kind, account, code, text: composeMessage(message, links), sentAt: clock.now() });
    },
  };
}
