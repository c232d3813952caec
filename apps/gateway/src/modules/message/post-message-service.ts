import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/connect.ts';
import { notifyAccount } from '../../platform/realtime/account-events.ts';
import { createMessageRepository, type NewMessageRow } from './repository.ts';

/** A message to post; `sentAt` in ms, `pcLink` a path below the portal's base or null. */
export type NewMessage = Omit<NewMessageRow, 'id' | 'readAt'>;

/**
 * Posts a message to its account and notifies the account's pages, in the caller's transaction
 * (rules/polling#account-events). Returns its id.
 */
export async function postMessage(tx: Database, message: NewMessage): Promise<string> {
  const id = randomUUID();
  await createMessageRepository(tx).insert({ id, ...message });
  await notifyAccount(tx, message.accountId, 'message');
  return id;
}
