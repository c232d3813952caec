import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/connect.ts';
import type { PortalMessage } from '../../platform/portal-message.ts';
import { notifyAccount } from '../../platform/realtime/account-events.ts';
import { createMessageRepository } from './repository.ts';

/**
 * Posts a message to its account and notifies the account's pages, in the caller's transaction
 * (rules/polling#account-events). Returns its id.
 */
export async function postMessage(tx: Database, { compose, ...message }: PortalMessage): Promise<string> {
  const id = randomUUID();
  const messages = createMessageRepository(tx);
  const reader = await messages.findReader(message.accountId);
  await messages.insert({ id, ...message, ...compose(reader.locale, reader.timeZone) });
  await notifyAccount(tx, message.accountId, 'message');
  return id;
}
