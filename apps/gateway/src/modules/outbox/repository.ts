import { desc } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet } from '../../platform/database/filters.ts';
import { outboxMessage } from './tables.ts';

/** Messages that one response holds. */
const LIST_MAX = 1_000;

/** Inserts a message. */
export async function insertMessage(db: Database, row: typeof outboxMessage.$inferInsert): Promise<void> {
  await db.insert(outboxMessage).values(row);
}

/** The newest messages, if given of one account, oldest first. */
export async function listMessages(db: Database, account?: string) {
  const newest = await db
    .select()
    .from(outboxMessage)
    .where(equalsIfSet(outboxMessage.account, account))
    .orderBy(desc(outboxMessage.id))
    .limit(LIST_MAX);
  return newest.reverse();
}

/** Deletes every message to these accounts. */
export async function deleteMessages(db: Database, accounts: readonly string[]): Promise<void> {
  await db.delete(outboxMessage).where(anyOf(outboxMessage.account, accounts));
}
