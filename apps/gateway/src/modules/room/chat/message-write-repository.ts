import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveChat, liveMessage } from './tables.ts';

/** A message before its position is assigned. */
export type NewMessage = Omit<typeof liveMessage.$inferInsert, 'position'>;

/** Writes messages. */
export function createMessageWriteRepository(db: Database) {
  const isOwn = (liveId: string, accountId: string) =>
    and(eq(liveMessage.liveId, liveId), eq(liveMessage.accountId, accountId));

  return {
    /** The fields of an account that decide on its permission in a chat; undefined for an unknown one. */
    async findWriter(accountId: string) {
      const { roleId, mobile, email, internationalStatus } = account;
      const [row] = await db
        .select({ roleId, mobile, email, internationalStatus })
        .from(account)
        .where(eq(account.id, accountId));
      return row && { ...row, mobile: row.mobile ?? '', email: row.email ?? '' };
    },

    /** The id of a message by its sender's hash, its idempotency key; undefined if it was not sent. */
    async findByHash(liveId: string, accountId: string, hash: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: liveMessage.id })
        .from(liveMessage)
        .where(and(isOwn(liveId, accountId), eq(liveMessage.hash, hash)));
      return row?.id;
    },

    /** The time of the last message of an account in an event; undefined if there is none. */
    async findLastSentAt(liveId: string, accountId: string): Promise<number | undefined> {
      const [row] = await db
        .select({ sentAt: liveMessage.sentAt })
        .from(liveMessage)
        .where(isOwn(liveId, accountId))
        .orderBy(desc(liveMessage.sentAt))
        .limit(1);
      return row?.sentAt;
    },

    /** Returns true if a message belongs to an event. */
    async isOfEvent(id: string, liveId: string): Promise<boolean> {
      const rows = await db
        .select({ id: liveMessage.id })
        .from(liveMessage)
        .where(and(eq(liveMessage.id, id), eq(liveMessage.liveId, liveId)));
      return rows.length > 0;
    },

    /** Locks the chat of an event until the transaction ends. */
    async lockChat(liveId: string): Promise<void> {
      await db
        .insert(liveChat)
        .values({ liveId })
        .onConflictDoUpdate({ target: liveChat.liveId, set: { messageNum: sql`${liveChat.messageNum}` } });
    },

    /** Adds a message to a locked chat; returns its position. */
    async append(message: NewMessage): Promise<number> {
      const { liveId } = message;
      const [chat] = await db
        .update(liveChat)
        .set({ messageNum: sql`${liveChat.messageNum} + 1` })
        .where(eq(liveChat.liveId, liveId))
        .returning({ position: liveChat.messageNum });
      if (!chat) throw new Error(`the chat of ${liveId} is not locked`);
      await db.insert(liveMessage).values({ ...message, position: chat.position });
      return chat.position;
    },
  };
}
