import { ChatMessageType, type HeldDecision, SpeakState } from '@osteon/domain';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareInsert, prepareSql, prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor, isVisible } from '../../doctor/tables.ts';
import { liveAssistant } from '../../live/assistant/tables.ts';
import { isPublicEvent, liveEvent } from '../../live/event/tables.ts';
import { isOfAiring } from '../../live/status/tables.ts';
import { liveChat, liveMessage, liveParticipant, selectAnnouncementId, selectMessageNum } from './tables.ts';

type Message = typeof liveMessage.$inferSelect;

/** The fields of an entry that not all have. */
const OPTIONAL = {
  position: null,
  accountId: null,
  publicProfileId: null,
  guestName: null,
  guestHospital: null,
  mentions: [],
  targetId: null,
  targetAccountId: null,
  quoteId: null,
  heldAt: null,
  deletedAt: null,
  deletedBy: null,
  heldFor: null,
  decision: null,
  decidedBy: null,
  refusal: '',
} as const satisfies Partial<Message>;

type Optional = keyof typeof OPTIONAL;
type InsertedMessage = Omit<Message, Optional> & Partial<Pick<Message, Optional>>;

/** A chat that the transaction has locked, with the position of its last entry. */
export type LockedChat = Pick<typeof liveChat.$inferSelect, 'liveId' | 'lastPosition'>;

/** An entry before its position is assigned. */
export type NewMessage = Omit<InsertedMessage, 'position'>;

const TEXT_TYPES = [ChatMessageType.text, ChatMessageType.textFromApp] as const;

const insertAll = prepareInsert(liveMessage);

const lockChat = prepareStatement({ liveId: liveChat.liveId }, (db, { liveId }) =>
  db.select().from(liveChat).where(eq(liveChat.liveId, liveId)).for('update'),
);

const openChat = prepareSql({ liveId: liveChat.liveId }, (_db, { liveId }) => {
  const { id } = liveEvent;
  return sql`insert into ${liveChat} (live_id) select ${id} from ${liveEvent} where ${eq(id, liveId)}
    on conflict do nothing`;
});

const listByHashes = prepareStatement({ liveId: liveMessage.liveId }, (db, { liveId }) => {
  const { id, accountId, hash, position } = liveMessage;
  return db
    .select({ id, accountId, hash, position })
    .from(liveMessage)
    .where(
      and(
        eq(liveMessage.liveId, liveId),
        // Also pairs of two messages, which are no keys: with the pairs alone PostgreSQL would read the whole chat.
        sql`${accountId} = any(${sql.placeholder('accountIds')})`,
        sql`${hash} = any(${sql.placeholder('hashes')})`,
      ),
    );
});

const listWriters = prepareStatement({ liveId: liveEvent.id }, (db, { liveId }) => {
  const sent = db
    .select({ last: sql`max(coalesce(${liveMessage.heldAt}, ${liveMessage.sentAt}))` })
    .from(liveMessage)
    .where(
      and(
        eq(liveMessage.liveId, liveId),
        eq(liveMessage.accountId, account.id),
        inArray(liveMessage.msgType, [...TEXT_TYPES]),
      ),
    );
  const { status, planEndAt, authorizeType } = liveEvent;
  const { id, roleId, mobile, email, internationalStatus } = account;
  return db
    .select({
      event: { status, planEndAt, authorizeType },
      accountId: id,
      roleId,
      mobile,
      email,
      internationalStatus,
      publicProfileId: doctor.id,
      speakState: liveParticipant.speakState,
      isAssistant: sql<boolean>`${liveAssistant.accountId} is not null`,
      lastSentAt: sql<string | null>`(${sent})`,
    })
    .from(liveEvent)
    .innerJoin(account, sql`${id} = any(${sql.placeholder('accountIds')})`)
    .leftJoin(doctor, and(eq(doctor.accountId, id), isVisible))
    .leftJoin(liveParticipant, and(eq(liveParticipant.liveId, liveEvent.id), eq(liveParticipant.accountId, id)))
    .leftJoin(liveAssistant, and(eq(liveAssistant.liveId, liveEvent.id), eq(liveAssistant.accountId, id)))
    .where(and(eq(liveEvent.id, liveId), isPublicEvent));
});

const updateChat = prepareStatement(
  { liveId: liveChat.liveId, lastPosition: liveChat.lastPosition, addedTexts: liveChat.messageNum },
  (db, { liveId, lastPosition, addedTexts }) =>
    db
      .update(liveChat)
      .set({
        lastPosition,
        messageNum: sql`${selectMessageNum(db, liveId)} + ${addedTexts}`,
        announcementId: selectAnnouncementId(db, liveId),
        textsUnindexed: true,
      })
      .where(eq(liveChat.liveId, liveId)),
);

/** Writes the entries of chats. */
export function createMessageWriteRepository(db: Database) {
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
     * The fields of a public event and of accounts that decide on their permission in the chat, with their public pages
     * and the time at which each last sent a text, held ones included; none for an unknown event or account.
     */
    async listWriters(liveId: string, accountIds: readonly string[]) {
      const rows = await listWriters(db, { liveId, accountIds });
      return rows.map((row) => ({
        ...row,
        mobile: row.mobile ?? '',
        email: row.email ?? '',
        speakState: row.speakState ?? SpeakState.free,
        lastSentAt: row.lastSentAt === null ? null : Date.parse(row.lastSentAt),
      }));
    },

    /** Messages that were sent, by senders and hashes, whose pairs are idempotency keys. */
    listByHashes: (liveId: string, keys: readonly Pick<NewMessage, 'accountId' | 'hash'>[]) =>
      listByHashes(db, {
        liveId,
        accountIds: keys.map(({ accountId }) => accountId),
        hashes: keys.map(({ hash }) => hash),
      }),

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

    /**
     * Locks the chat of an event until the transaction ends; undefined before its first entry. Statements of the same
     * round trip run under the lock.
     */
    async lockOpenChat(liveId: string): Promise<typeof liveChat.$inferSelect | undefined> {
      return (await lockChat(db, { liveId }))[0];
    },

    /** Creates the chat of an event for its first entry; nothing for an unknown event. */
    async openChat(liveId: string): Promise<void> {
      await openChat(db, { liveId });
    },

    /** Locks the chat of an event until the transaction ends; undefined for an unknown event. */
    async lockChat(liveId: string): Promise<typeof liveChat.$inferSelect | undefined> {
      const [chat] = await lockChat(db, { liveId });
      if (chat) return chat;
      await openChat(db, { liveId });
      return (await lockChat(db, { liveId }))[0];
    },

    /** Changes the rules for the senders of a locked chat. */
    async updateRules(
      liveId: string,
      rules: Partial<Pick<typeof liveChat.$inferSelect, 'slowSeconds' | 'isReviewed' | 'words'>>,
    ): Promise<void> {
      if (Object.keys(rules).length > 0) await db.update(liveChat).set(rules).where(eq(liveChat.liveId, liveId));
    },

    /** Stores the last position of a locked chat, changes the number of its shown texts, and marks them as changed. */
    async updateChat({ liveId, lastPosition }: LockedChat, addedTexts: number): Promise<void> {
      await updateChat(db, { liveId, lastPosition, addedTexts });
    },

    /** Marks the texts of an event as changed, which may have no chat yet. */
    async markTextsChanged(liveId: string): Promise<void> {
      await db
        .insert(liveChat)
        .values({ liveId, textsUnindexed: true })
        .onConflictDoUpdate({ target: liveChat.liveId, set: { textsUnindexed: true } });
    },

    /** Adds entries. */
    insert: (added: readonly InsertedMessage[]) =>
      insertAll(
        db,
        added.map((message) => ({ ...OPTIONAL, ...message })),
      ),

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
