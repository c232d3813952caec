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
  await createMessageRepository(tx).insert({ id, ...message }, { zh: compose('zh'), en: compose('en') });
  await notifyAccount(tx, message.accountId, 'message');
  return id;
}
