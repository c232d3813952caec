import { desc } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet } from '../../platform/database/filters.ts';
import { outboxMessage } from './tables.ts';

/** Messages that one response holds. */
const LIST_MAX = 1_000;

/** Reads and writes the messages of the local outbox. */
export function createOutboxRepository(db: Database) {
  return {
    /** Inserts a message. */
    async insert(row: typeof outboxMessage.$inferInsert): Promise<void> {
      await db.insert(outboxMessage).values(row);
    },

    /** The newest messages, if given of one account, oldest first. */
    async list(account?: string) {
      const newest = await db
        .select()
        .from(outboxMessage)
        .where(equalsIfSet(outboxMessage.account, account))
        .orderBy(desc(outboxMessage.id))
        .limit(LIST_MAX);
      return newest.reverse();
    },

    /** Deletes every message to these accounts. */
    async removeOfAccounts(accounts: readonly string[]): Promise<void> {
      await db.delete(outboxMessage).where(anyOf(outboxMessage.account, accounts));
    },
  };
}
