import { ChatMessageType, type HeldDecision, SpeakState } from '@osteon/domain';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveAssistant } from '../../live/assistant/tables.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { liveChat, liveMessage, liveParticipant, selectAnnouncementId, selectMessageNum } from './tables.ts';

/** An entry before its position is assigned. */
export type NewMessage = Omit<typeof liveMessage.$inferInsert, 'position'>;

type Message = typeof liveMessage.$inferSelect;

const TEXT_TYPES = [ChatMessageType.text, ChatMessageType.textFromApp] as const;

/** Writes the entries of chats. */
export function createMessageWriteRepository(db: Database) {
  const isOwn = (liveId: string, accountId: string) =>
    and(eq(liveMessage.liveId, liveId), eq(liveMessage.accountId, accountId));
  const isShownText = (liveId: string) =>
    and(
      eq(liveMessage.liveId, liveId),
      isOfAiring(liveId, liveMessage.sentAt),
      isNotNull(liveMessage.position),
      isNull(liveMessage.deletedAt),
      inArray(liveMessage.msgType, [...TEXT_TYPES]),
    );

  return {
    /**
     * The fields of an account that decide on its permission in a chat, with the time at which it last sent a text to it,
     * held ones included; undefined for an unknown account.
     */
    async findWriter(liveId: string, accountId: string) {
      const { roleId, mobile, email, internationalStatus } = account;
      const sent = db
        .select({ last: sql`max(coalesce(${liveMessage.heldAt}, ${liveMessage.sentAt}))` })
        .from(liveMessage)
        .where(and(isOwn(liveId, accountId), inArray(liveMessage.msgType, [...TEXT_TYPES])));
      const [row] = await db
        .select({
          roleId,
          mobile,
          email,
          internationalStatus,
          speakState: liveParticipant.speakState,
          isAssistant: sql<boolean>`${liveAssistant.accountId} is not null`,
          lastSentAt: sql<string | null>`(${sent})`,
        })
        .from(account)
        .leftJoin(liveParticipant, and(eq(liveParticipant.liveId, liveId), eq(liveParticipant.accountId, account.id)))
        .leftJoin(liveAssistant, and(eq(liveAssistant.liveId, liveId), eq(liveAssistant.accountId, account.id)))
        .where(eq(account.id, accountId));
      return (
        row && {
          ...row,
          mobile: row.mobile ?? '',
          email: row.email ?? '',
          speakState: row.speakState ?? SpeakState.free,
          lastSentAt: row.lastSentAt === null ? null : Date.parse(row.lastSentAt),
        }
      );
    },

    /** A message by its sender's hash, its idempotency key; undefined if it was not sent. */
    async findByHash(liveId: string, accountId: string, hash: string): Promise<Message | undefined> {
      const [row] = await db
        .select()
        .from(liveMessage)
        .where(and(isOwn(liveId, accountId), eq(liveMessage.hash, hash)));
      return row;
    },

    /** A message by its id; undefined for an unknown one, and from before its event was last announced. */
    async findMessage(id: string): Promise<Message | undefined> {
      const [row] = await db
        .select()
        .from(liveMessage)
        .where(and(eq(liveMessage.id, id), isOfAiring(liveMessage.liveId, liveMessage.sentAt)));
      return row;
    },

    /** The author of a message that can be quoted or reported, a text of the event that is shown; undefined for none. */
    async findShownText(id: string, liveId: string) {
      const [row] = await db
        .select({ accountId: liveMessage.accountId })
        .from(liveMessage)
        .where(and(eq(liveMessage.id, id), isShownText(liveId)));
      return row;
    },

    /** The ids of the texts of an account that are shown in an event, in order. */
    async listTextIds(liveId: string, accountId: string): Promise<string[]> {
      const rows = await db
        .select({ id: liveMessage.id })
        .from(liveMessage)
        .where(and(isShownText(liveId), eq(liveMessage.accountId, accountId)))
        .orderBy(asc(liveMessage.position));
      return rows.map(({ id }) => id);
    },

    /** Locks the chat of an event until the transaction ends; returns the rules for its senders. */
    async lockChat(liveId: string): Promise<typeof liveChat.$inferSelect> {
      const lock = () => db.select().from(liveChat).where(eq(liveChat.liveId, liveId)).for('update');
      const [chat] = await lock();
      if (chat) return chat;
      await db.insert(liveChat).values({ liveId }).onConflictDoNothing();
      const [created] = await lock();
      if (!created) throw new Error(`the chat of ${liveId} cannot be locked`);
      return created;
    },

    /** Changes the rules for the senders of a locked chat. */
    async updateRules(
      liveId: string,
      rules: Partial<Pick<typeof liveChat.$inferSelect, 'slowSeconds' | 'isReviewed' | 'words'>>,
    ): Promise<void> {
      if (Object.keys(rules).length > 0) await db.update(liveChat).set(rules).where(eq(liveChat.liveId, liveId));
    },

    /**
     * Reserves the positions of entries in a locked chat and changes the number of its shown texts; returns the first
     * position.
     */
    async reservePositions(liveId: string, count: number, addedTexts: number): Promise<number> {
      const [chat] = await db
        .update(liveChat)
        .set({
          lastPosition: sql`${liveChat.lastPosition} + ${count}`,
          messageNum: sql`${selectMessageNum(db, liveId)} + ${addedTexts}`,
          announcementId: selectAnnouncementId(db, liveId),
        })
        .where(eq(liveChat.liveId, liveId))
        .returning({ lastPosition: liveChat.lastPosition });
      if (!chat) throw new Error(`the chat of ${liveId} is not locked`);
      return chat.lastPosition - count + 1;
    },

    /** Adds entries. */
    async insert(messages: readonly (typeof liveMessage.$inferInsert)[]): Promise<void> {
      if (messages.length > 0) await db.insert(liveMessage).values([...messages]);
    },

    /** Marks messages as deleted; `deletedBy` is null for the sender. */
    async markDeleted(ids: readonly string[], deletedAt: number, deletedBy: string | null): Promise<void> {
      await db
        .update(liveMessage)
        .set({ deletedAt, deletedBy })
        .where(inArray(liveMessage.id, [...ids]));
    },

    /** Stores the decision on a held message; a released one gets its position and the time from which it is shown. */
    async saveDecision(
      id: string,
      decision: Pick<Message, 'decidedBy'> & { readonly decision: HeldDecision } & Partial<
          Pick<Message, 'position' | 'text' | 'sentAt' | 'refusal'>
        >,
    ): Promise<void> {
      await db.update(liveMessage).set(decision).where(eq(liveMessage.id, id));
    },
  };
}
