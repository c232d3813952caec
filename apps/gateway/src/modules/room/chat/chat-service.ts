import type { ErrorName, InputOf, ResponseOf } from '@osteon/contract';
import {
  blankMentions,
  CHAT_PAUSE_MS,
  CHAT_USER_STATUS_ASSISTANT,
  CHAT_USER_STATUS_NORMAL,
  ChatAuthType,
  type ChatReason,
  findPatientIdentifiers,
  getChatAuth,
  getHeldReason,
  getShownLiveStatus,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { makeSortableId, randomId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyAccounts } from '../../../platform/realtime/account-events.ts';
import { m } from '../../../texts/index.ts';
import type { DoctorService } from '../../doctor/service.ts';
import { listAssistantIds } from '../../live/assistant/assistant-service.ts';
import { createLiveService, type LiveEvent } from '../../live/event/service.ts';
import { appendEntries } from './log-service.ts';
import { type Blocks, resolveChatMentions } from './mention-service.ts';
import { createMessageWriteRepository } from './message-write-repository.ts';
import { createParticipantRepository } from './participant-repository.ts';
import { findWatchedWords } from './watched-words.ts';

/** Error for a refused message by the permission of its sender in the chat. */
const REFUSALS: Readonly<Record<ChatAuthType, ErrorName>> = {
  [ChatAuthType.allowed]: 'chatClosed',
  [ChatAuthType.needLogin]: 'notLoggedIn',
  [ChatAuthType.needCertification]: 'certificationMissing',
  [ChatAuthType.muted]: 'chatMuted',
  [ChatAuthType.closed]: 'chatClosed',
};
const REASON_REFUSALS: Partial<Readonly<Record<ChatReason, ErrorName>>> = {
  phone: 'phoneMissing',
  email: 'emailMissing',
};

/** Makes the id in a chat of an account without a public page: of one event alone, and not to be guessed. */
export const makeParticipantId = (): string => `u-${randomId().slice(0, 16)}`;

export type ChatService = ReturnType<typeof createChatService>;

/** Permissions to write in chats, and the sending of messages (rules/room-chat#chat). */
export function createChatService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    doctors,
    listWatchedWords,
    blocks,
  }: {
    readonly doctors: Pick<DoctorService, 'findPublicProfileId'>;
    /** The watched words of all events. */
    readonly listWatchedWords: (tx: Database) => Promise<readonly string[]>;
    readonly blocks: Blocks;
  },
) {
  type Writer = Awaited<ReturnType<ReturnType<typeof createMessageWriteRepository>['findWriter']>>;

  function getAuth(event: LiveEvent, writer: Writer | null) {
    const status = getShownLiveStatus(event.status, event.planEndAt, clock.now());
    return getChatAuth({ status, authorizeType: event.authorizeType }, writer ?? null);
  }

  const readAuth = async (tx: Database, event: LiveEvent, accountId: string | null) =>
    getAuth(event, accountId === null ? null : await createMessageWriteRepository(tx).findWriter(event.id, accountId));

  return {
    /** The permission of an account in the chat of an event; null is a visitor. */
    findAuth: (event: LiveEvent, accountId: string | null) => readAuth(db, event, accountId),

    /** The own ids of an account in a chat, and those of the people whom it has blocked (rules/room-chat#blocks). */
    async findOwn(
      liveId: string,
      accountId: string,
      assists: boolean,
    ): Promise<NonNullable<ResponseOf<'joinInActivity'>['own']>> {
      const [participantId, publicProfileId, blocked] = await Promise.all([
        createParticipantRepository(db).findUserId(liveId, accountId),
        doctors.findPublicProfileId(accountId),
        assists ? [] : blocks.listBlockedAccounts(db, accountId),
      ]);
      return {
        userIds: [participantId, publicProfileId].filter((id) => id != null),
        blockedIds: blocked.map((each) => each.publicProfileId),
      };
    },

    /**
     * Requires that an account may write in the chat of an event; `isBeforeStart` also before it has started.
     * @throws {CallError} certificationMissing, phoneMissing, emailMissing, chatClosed, chatMuted
     */
    async requireWriter(
      tx: Database,
      event: LiveEvent,
      accountId: string,
      { isBeforeStart }: { readonly isBeforeStart: boolean },
    ): Promise<void> {
      const auth = await readAuth(tx, event, accountId);
      if (!isBeforeStart || auth.reason !== 'notBegun') refuseUnlessAllowed(auth);
    },

    /**
     * Sends a message once, idempotent by its hash (rules/room-chat#exactly-once). It is shown at once, or held until an
     * assistant has decided (rules/room-moderation#held-messages).
     * @throws {CallError} notFound for an unknown event or quote, certificationMissing, phoneMissing, emailMissing,
     * chatClosed, chatMuted, patientData, badInput, blockedByPerson, tooMany
     */
    async send(
      accountId: string,
      {
        activityId: liveId,
        msg,
        msgType,
        hash,
        quoteMsgId,
        toReview,
      }: Pick<InputOf<'sendLiveMessage'>, 'activityId' | 'msg' | 'msgType' | 'hash' | 'quoteMsgId' | 'toReview'>,
    ): Promise<Pick<ResponseOf<'sendLiveMessage'>, 'msgId' | 'status'>> {
      const [, publicProfileId] = await Promise.all([
        createLiveService({ db, clock }).getPublic(liveId),
        doctors.findPublicProfileId(accountId),
      ]);
      return db.transaction(async (tx) => {
        const messages = createMessageWriteRepository(tx);
        const rules = await messages.lockChat(liveId);
        const before = await messages.findByHash(liveId, accountId, hash);
        // A message that was sent before stays sent, even if the chat has closed since.
        if (before !== undefined) return { msgId: before.id, status: before.position === null ? 3 : 1 };
        // Read again under the lock: the chat may have closed while others wrote.
        const { event } = await createLiveService({ db: tx, clock }).getPublic(liveId);
        const writer = await messages.findWriter(liveId, accountId);
        refuseUnlessAllowed(getAuth(event, writer));
        const words = blankMentions(msg);
        const hasPatientData = findPatientIdentifiers(words).length > 0;
        if (hasPatientData && !toReview) throw new CallError('patientData');
        const now = clock.now();
        const assists = writer?.isAssistant ?? false;
        const pause = assists ? CHAT_PAUSE_MS : Math.max(CHAT_PAUSE_MS, rules.slowSeconds * 1000);
        const last = writer?.lastSentAt ?? null;
        if (last !== null && now < last + pause)
          throw new CallError('tooMany', { data: { seconds: Math.ceil((last + pause - now) / 1000) } });
        if (quoteMsgId !== undefined) {
          const quoted = await messages.findShownText(quoteMsgId, liveId);
          if (!quoted) throw new CallError('notFound');
          if (quoted.accountId !== null) await blocks.requireUnblocked(tx, accountId, [quoted.accountId]);
        }
        const mentions = await resolveChatMentions(tx, blocks, liveId, accountId, msg);
        const heldFor = getHeldReason({
          hasPatientData,
          hasWatchedWord: findWatchedWords(words, [...rules.words, ...(await listWatchedWords(tx))]).length > 0,
          isReviewed: rules.isReviewed,
          isAssistant: assists,
        });
        const id = makeSortableId(now);
        const message = {
          id,
          liveId,
          accountId,
          publicProfileId,
          msgType,
          msgUserStatus: assists ? CHAT_USER_STATUS_ASSISTANT : CHAT_USER_STATUS_NORMAL,
          text: msg,
          mentions,
          quoteId: quoteMsgId ?? null,
          hash,
          sentAt: now,
        };
        const participant = { liveId, accountId, userId: makeParticipantId(), at: now };
        await createParticipantRepository(tx).addTexts(participant, heldFor === null ? 1 : 0);
        if (heldFor === null) {
          await appendEntries(tx, liveId, [message], 1);
          return { msgId: id, status: 1 };
        }
        await messages.insert([{ ...message, heldFor, heldAt: now }]);
        await notifyAccounts(tx, await listAssistantIds(tx, liveId), 'liveHeld');
        return { msgId: id, status: 3 };
      });
    },
  };
}

/** @throws {CallError} the error for the reason why an account may not write */
function refuseUnlessAllowed({ canEnter, type, reason }: ReturnType<typeof getChatAuth>): void {
  if (canEnter) return;
  if (reason === 'banned')
    throw new CallError('chatClosed', { text: (locale) => m['live.chatBanned']({}, { locale }) });
  throw new CallError(REASON_REFUSALS[reason] ?? REFUSALS[type]);
}
