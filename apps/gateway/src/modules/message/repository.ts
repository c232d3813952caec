import type { MessageScene } from '@osteon/domain';
import { ALWAYS_REMINDED } from '@osteon/domain';
import { and, count, desc, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { anyOf } from '../../database/any-of.ts';
import type { Database } from '../../database/connect.ts';
import { message, messagePreference } from './tables.ts';

/** A message as it is kept. */
export type MessageRow = typeof message.$inferSelect;

/** Where a page of messages begins: after this moment in ms and id. */
export type MessagePlace = readonly [sentAt: number, id: string];

/** Reads and marks the messages of accounts. */
export function createMessageRepository(db: Database) {
  const unreadOf = (accountId: string) => and(eq(message.accountId, accountId), isNull(message.readAt));

  return {
    page: (
      accountId: string,
      filter: { scene: MessageScene | undefined; unread: boolean },
      after: MessagePlace | null,
      limit: number,
    ) =>
      db
        .select()
        .from(message)
        .where(
          and(
            eq(message.accountId, accountId),
            filter.scene === undefined ? undefined : eq(message.scene, filter.scene),
            filter.unread ? isNull(message.readAt) : undefined,
            after
              ? sql`(${message.sentAt}, ${message.id}) < (${sql.param(after[0], message.sentAt)}, ${after[1]})`
              : undefined,
          ),
        )
        .orderBy(desc(message.sentAt), desc(message.id))
        .limit(limit),

    unreadByScene: (accountId: string) =>
      db
        .select({ scene: message.scene, count: count() })
        .from(message)
        .where(unreadOf(accountId))
        .groupBy(message.scene),

    /** How many unread messages accounts have of the kinds that each wants to be reminded of; those without any are left out. */
    async countReminders(accountIds: readonly string[]): Promise<Map<string, number>> {
      const silenced = db
        .select({ scene: messagePreference.scene })
        .from(messagePreference)
        .where(
          and(
            eq(messagePreference.accountId, message.accountId),
            eq(messagePreference.scene, message.scene),
            eq(messagePreference.reminds, false),
            ne(messagePreference.scene, ALWAYS_REMINDED),
          ),
        );
      const rows = await db
        .select({ accountId: message.accountId, count: count() })
        .from(message)
        .where(and(anyOf(message.accountId, accountIds), isNull(message.readAt), notExists(silenced)))
        .groupBy(message.accountId);
      return new Map(rows.map((row) => [row.accountId, row.count]));
    },

    async has(accountId: string, id: string): Promise<boolean> {
      const rows = await db
        .select({ id: message.id })
        .from(message)
        .where(and(eq(message.id, id), eq(message.accountId, accountId)));
      return rows.length > 0;
    },

    /** One message, or all of them without `id`; what was read before keeps its time. */
    async markRead(accountId: string, id: string | undefined, readAt: number): Promise<void> {
      await db
        .update(message)
        .set({ readAt })
        .where(and(unreadOf(accountId), id === undefined ? undefined : eq(message.id, id)));
    },

    preferences: (accountId: string) =>
      db.select().from(messagePreference).where(eq(messagePreference.accountId, accountId)),

    async savePreference(row: typeof messagePreference.$inferInsert): Promise<void> {
      const { accountId, scene } = messagePreference;
      await db
        .insert(messagePreference)
        .values(row)
        .onConflictDoUpdate({ target: [accountId, scene], set: { reminds: row.reminds } });
    },
  };
}
