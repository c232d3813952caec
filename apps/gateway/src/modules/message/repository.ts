import type { Locale, MessageChannel, MessageKind, MessageScene } from '@osteon/domain';
import { ALWAYS_REMINDED, DEFAULT_LOCALE } from '@osteon/domain';
import { and, count, desc, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { equalsIfSet, isAfterCursor } from '../../platform/database/filters.ts';
import { account, accountLocale } from '../account/accounts/tables.ts';
import { message, messagePreference, messageQuiet } from './tables.ts';

/** A stored message. */
export type MessageRow = typeof message.$inferSelect;

/** The stored quiet hours and pause of an account. */
export type QuietRow = typeof messageQuiet.$inferSelect;

/**
 * Counts of unread messages to remind of: outside and (`always`) inside quiet times; `quiet` is null where there are
 * none.
 */
export interface ReminderCount {
  readonly all: number;
  readonly always: number;
  readonly quiet: QuietRow | null;
}

/** The language of an account, and its time zone; null is Shanghai's clock. */
interface MessageReader {
  readonly locale: Locale;
  readonly timeZone: string | null;
}

/** A page of messages starts after this time (ms) and id. */
export type MessageCursor = readonly [sentAt: number, id: string];

export type MessageRepository = ReturnType<typeof createMessageRepository>;

/** Messages, reminder preferences and quiet hours of accounts. */
export function createMessageRepository(db: Database) {
  const isUnread = (accountId: string) => and(eq(message.accountId, accountId), isNull(message.readAt));

  return {
    listPage: (
      accountId: string,
      filter: { scene?: MessageScene | undefined; kind?: MessageKind | undefined; unread: boolean },
      after: MessageCursor | null,
      limit: number,
    ) =>
      db
        .select()
        .from(message)
        .where(
          and(
            eq(message.accountId, accountId),
            equalsIfSet(message.scene, filter.scene),
            equalsIfSet(message.kind, filter.kind),
            filter.unread ? isNull(message.readAt) : undefined,
            isAfterCursor([message.sentAt, message.id], 'descending', after),
          ),
        )
        .orderBy(desc(message.sentAt), desc(message.id))
        .limit(limit),

    /** The language and the time zone of an account, for what is written to it. */
    async findReader(accountId: string): Promise<MessageReader> {
      const reader = { locale: accountLocale, timeZone: account.timeZone };
      const [row] = await db.select(reader).from(account).where(eq(account.id, accountId));
      return row ?? { locale: DEFAULT_LOCALE, timeZone: null };
    },

    /** Inserts a notice. */
    async insert(row: typeof message.$inferInsert): Promise<void> {
      await db.insert(message).values(row);
    },

    countUnreadByScene: (accountId: string) =>
      db
        .select({ scene: message.scene, count: count() })
        .from(message)
        .where(isUnread(accountId))
        .groupBy(message.scene),

    /**
     * Counts, by account, the unread messages of scenes whose reminders are on; accounts without any are missing.
     */
    async countReminders(accountIds: readonly string[]): Promise<Map<string, ReminderCount>> {
      const silenced = db
        .select({ scene: messagePreference.scene })
        .from(messagePreference)
        .where(
          and(
            eq(messagePreference.accountId, message.accountId),
            eq(messagePreference.scene, message.scene),
            eq(messagePreference.kind, message.kind),
            eq(messagePreference.reminds, false),
            ne(messagePreference.scene, ALWAYS_REMINDED),
          ),
        );
      const rows = await db
        .select({
          accountId: message.accountId,
          all: count(),
          always: sql<number>`count(*) filter (where ${eq(message.scene, ALWAYS_REMINDED)})`.mapWith(Number),
          quiet: messageQuiet,
        })
        .from(message)
        .leftJoin(messageQuiet, eq(messageQuiet.accountId, message.accountId))
        .where(and(anyOf(message.accountId, accountIds), isNull(message.readAt), notExists(silenced)))
        .groupBy(message.accountId, messageQuiet.accountId);
      return new Map(rows.map(({ accountId, ...counted }) => [accountId, counted]));
    },

    /** True if an account has a message, of any kind or of this one. */
    async exists(
      accountId: string,
      { id, kind }: { readonly id: string; readonly kind: MessageKind | undefined },
    ): Promise<boolean> {
      const rows = await db
        .select({ id: message.id })
        .from(message)
        .where(and(eq(message.id, id), eq(message.accountId, accountId), equalsIfSet(message.kind, kind)));
      return rows.length > 0;
    },

    /**
     * Marks the message of an `id`, those of a kind, those sent before a time (ms), or all; read ones keep their time.
     */
    async markRead(
      accountId: string,
      { id, kind, before }: { id: string | undefined; kind: MessageKind | undefined; before: number | undefined },
      readAt: number,
    ): Promise<void> {
      await db
        .update(message)
        .set({ readAt })
        .where(
          and(
            isUnread(accountId),
            equalsIfSet(message.id, id),
            equalsIfSet(message.kind, kind),
            before === undefined ? undefined : lt(message.sentAt, before),
          ),
        );
    },

    listPreferences: (accountId: string) =>
      db.select().from(messagePreference).where(eq(messagePreference.accountId, accountId)),

    async findQuiet(accountId: string): Promise<QuietRow | null> {
      const [row] = await db.select().from(messageQuiet).where(eq(messageQuiet.accountId, accountId));
      return row ?? null;
    },

    /** Saves the given fields; the others stay unchanged. */
    async saveQuiet(accountId: string, change: Partial<Omit<QuietRow, 'accountId'>>): Promise<void> {
      await db
        .insert(messageQuiet)
        .values({ accountId, ...change })
        .onConflictDoUpdate({ target: messageQuiet.accountId, set: { accountId, ...change } });
    },

    /** Saves the given fields for kinds of a scene; the others stay unchanged. */
    async savePreferences(
      key: { readonly accountId: string; readonly scene: MessageScene },
      kinds: readonly MessageKind[],
      change: Partial<Record<'reminds' | MessageChannel, boolean>>,
    ): Promise<void> {
      const { accountId, scene, kind } = messagePreference;
      await db
        .insert(messagePreference)
        .values(kinds.map((each) => ({ ...key, kind: each, ...change })))
        .onConflictDoUpdate({ target: [accountId, scene, kind], set: { ...key, ...change } });
    },
  };
}
