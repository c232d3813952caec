import type { ErrorName, InputOf } from '@osteon/contract';
import {
  CHAT_PAUSE_MS,
  CHAT_USER_STATUS_ASSISTANT,
  CHAT_USER_STATUS_NORMAL,
  ChatAuthType,
  type ChatReason,
  findPatientIdentifiers,
  getChatAuth,
  getShownLiveStatus,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { makeSortableId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyMessages } from '../../../platform/realtime/room-broadcast.ts';
import type { DoctorService } from '../../doctor/service.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import { createLiveService, type LiveEvent } from '../../live/event/service.ts';
import { createMessageWriteRepository, type NewMessage } from './message-write-repository.ts';

/** Error for a refused message by the permission of its sender in the chat. */
const REFUSALS: Readonly<Record<ChatAuthType, ErrorName>> = {
  [ChatAuthType.allowed]: 'chatClosed',
  [ChatAuthType.needLogin]: 'notLoggedIn',
  [ChatAuthType.needCertification]: 'certificationMissing',
  [ChatAuthType.muted]: 'chatClosed',
  [ChatAuthType.closed]: 'chatClosed',
};
const REASON_REFUSALS: Partial<Readonly<Record<ChatReason, ErrorName>>> = {
  phone: 'phoneMissing',
  email: 'emailMissing',
};

export type ChatService = ReturnType<typeof createChatService>;

/** Permissions to write in chats, and the sending of messages (rules/room-chat#chat). */
export function createChatService(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { doctors }: { readonly doctors: Pick<DoctorService, 'findPublicProfileId'> },
) {
  async function readAuth(tx: Database, event: LiveEvent, accountId: string | null) {
    const viewer = accountId === null ? null : await createMessageWriteRepository(tx).findWriter(accountId);
    const status = getShownLiveStatus(event.status, event.planEndAt, clock.now());
    return getChatAuth({ status, authorizeType: event.authorizeType }, viewer ?? null);
  }

  return {
    /** The permission of an account in the chat of an event; null is a visitor. */
    findAuth: (event: LiveEvent, accountId: string | null) => readAuth(db, event, accountId),

    /**
     * Sends a message once, idempotent by its hash; returns its id (rules/room-chat#exactly-once).
     * @throws {CallError} notFound for an unknown event or quote, certificationMissing, phoneMissing, emailMissing,
     * chatClosed, patientData, tooMany
     */
    async send(
      accountId: string,
      {
        activityId: liveId,
        msg,
        msgType,
        hash,
        quoteMsgId,
      }: Pick<InputOf<'sendLiveMessage'>, 'activityId' | 'msg' | 'msgType' | 'hash' | 'quoteMsgId'>,
    ): Promise<string> {
      const [, publicProfileId] = await Promise.all([
        createLiveService({ db, clock }).getPublic(liveId),
        doctors.findPublicProfileId(accountId),
      ]);
      return db.transaction(async (tx) => {
        const messages = createMessageWriteRepository(tx);
        await messages.lockChat(liveId);
        const before = await messages.findByHash(liveId, accountId, hash);
        // A message that was sent before stays sent, even if the chat has closed since.
        if (before !== undefined) return before;
        // Read again under the lock: the chat may have closed while others wrote.
        const { event } = await createLiveService({ db: tx, clock }).getPublic(liveId);
        const auth = await readAuth(tx, event, accountId);
        if (!auth.canEnter) throw new CallError(REASON_REFUSALS[auth.reason] ?? REFUSALS[auth.type]);
        if (findPatientIdentifiers(msg).length > 0) throw new CallError('patientData');
        const now = clock.now();
        const last = await messages.findLastSentAt(liveId, accountId);
        if (last !== undefined && now < last + CHAT_PAUSE_MS) throw new CallError('tooMany');
        if (quoteMsgId !== undefined && !(await messages.isOfEvent(quoteMsgId, liveId)))
          throw new CallError('notFound');
        const id = makeSortableId(now);
        await appendMessage(tx, {
          id,
          liveId,
          accountId,
          publicProfileId,
          msgType,
          msgUserStatus: (await isAssistant(tx, liveId, accountId))
            ? CHAT_USER_STATUS_ASSISTANT
            : CHAT_USER_STATUS_NORMAL,
          text: msg,
          quoteId: quoteMsgId ?? null,
          hash,
          sentAt: now,
        });
        return id;
      });
    },
  };
}

/** Adds a message to a chat, and notifies the open pages at the commit. */
export async function postMessage(tx: Database, message: NewMessage): Promise<void> {
  await createMessageWriteRepository(tx).lockChat(message.liveId);
  await appendMessage(tx, message);
}

/** Adds a message to a chat that the transaction has locked. */
async function appendMessage(tx: Database, message: NewMessage): Promise<void> {
  const position = await createMessageWriteRepository(tx).append(message);
  await notifyMessages(tx, message.liveId, position);
}
