import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/connect.ts';
import { notifyAccount } from '../../platform/realtime/account-events.ts';
import { message } from './tables.ts';

/** What the portal has to tell an account; `sentAt` in ms, `pcLink` a path below its base or null. */
export type NewMessage = Omit<typeof message.$inferInsert, 'id' | 'readAt'>;

/** Puts a message into the list of its account and hints at it, in the caller's transaction (spec-decision 26). */
export async function postMessage(tx: Database, news: NewMessage): Promise<void> {
  await tx.insert(message).values({ id: randomUUID(), ...news });
  await notifyAccount(tx, news.accountId, 'message');
}
