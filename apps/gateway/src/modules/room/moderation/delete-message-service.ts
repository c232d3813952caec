import {
  CHAT_USER_STATUS_ASSISTANT,
  CHAT_USER_STATUS_NORMAL,
  ChatMessageType,
  mayDeleteOwnMessage,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { makeSortableId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyAccounts } from '../../../platform/realtime/account-events.ts';
import { isAssistant, listAssistantIds } from '../../live/assistant/assistant-service.ts';
import { createLiveService } from '../../live/event/service.ts';
import { appendEntries } from '../chat/log-service.ts';
import { createMessageWriteRepository, type LockedChat, type NewMessage } from '../chat/message-write-repository.ts';
import { createParticipantRepository } from '../chat/participant-repository.ts';
import type { Moderator } from './lock-chat-service.ts';

/** An action of an account on an object of an event. */
interface Action {
  readonly liveId: string;
  readonly accountId: string;
  readonly msgType: NewMessage['msgType'];
  readonly targetId: string;
  readonly isByAssistant: boolean;
  readonly sentAt: number;
}

/** Builds the entry of the log for an action (rules/room-chat#message-types). */
export function buildAction({ isByAssistant, ...action }: Action): NewMessage {
  const id = makeSortableId(action.sentAt);
  const msgUserStatus = isByAssistant ? CHAT_USER_STATUS_ASSISTANT : CHAT_USER_STATUS_NORMAL;
  return { ...action, id, hash: id, msgUserStatus, text: '' };
}

/**
 * Deletes shown texts of one account in a locked chat, each by an entry of the log
 * (rules/room-moderation#deleted-messages).
 */
export async function deleteTexts(
  tx: Database,
  {
    chat,
    ids,
    authorId,
    accountId,
    isByAssistant,
    now,
  }: {
    readonly chat: LockedChat;
    readonly ids: readonly string[];
    /** Null for an erased account, and for the authors of the sample. */
    readonly authorId: string | null;
    readonly accountId: string;
    readonly isByAssistant: boolean;
    readonly now: number;
  },
): Promise<void> {
  const { liveId } = chat;
  await createMessageWriteRepository(tx).markDeleted(ids, now, isByAssistant ? accountId : null);
  const action = { liveId, accountId, msgType: ChatMessageType.deleted, isByAssistant, sentAt: now };
  await appendEntries(
    tx,
    chat,
    ids.map((targetId) => buildAction({ ...action, targetId })),
    -ids.length,
  );
  if (authorId === null) return;
  await createParticipantRepository(tx).removeTexts(liveId, authorId, ids.length);
}

/** Creates the function that deletes a message (rules/room-moderation#deleted-messages). */
export function createDeleteMessage({ db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>) {
  /**
   * Deletes a message for its sender, or any shown one for an assistant of the event; a deleted one stays as it is.
   * @throws {CallError} notFound, notAllowed
   */
  return (msgId: string, { accountId, ip, deviceId }: Moderator): Promise<void> =>
    db.transaction(async (tx) => {
      const messages = createMessageWriteRepository(tx);
      const known = await messages.findMessage(msgId);
      if (!known) throw new CallError('notFound');
      const { liveId } = known;
      const { event } = await createLiveService({ db: tx, clock }).getPublic(liveId);
      const chat = await messages.lockChat(liveId);
      // Read again under the lock: it may have been deleted, released or refused meanwhile.
      const message = await messages.findMessage(msgId);
      if (!chat || !message || message.targetId !== null) throw new CallError('notFound');
      const isOwn = message.accountId === accountId;
      const isByAssistant = !isOwn && (await isAssistant(tx, liveId, accountId));
      if (message.deletedAt !== null) {
        if (!isOwn && !isByAssistant) throw new CallError('notAllowed');
        return;
      }
      const now = clock.now();
      if (message.position === null) {
        // Nobody but its sender can withdraw a message that is not shown; assistants decide on it.
        if (!isOwn) throw new CallError('notFound');
        await messages.markDeleted([msgId], now, null);
        await notifyAccounts(tx, await listAssistantIds(tx, liveId), 'liveHeld');
        return;
      }
      const mayDelete = isByAssistant || (isOwn && mayDeleteOwnMessage(event.status, message.sentAt, now));
      const mayDeleteAsAssistant = mayDelete || (isOwn && (await isAssistant(tx, liveId, accountId)));
      if (!mayDeleteAsAssistant) throw new CallError('notAllowed');
      await deleteTexts(tx, { chat, ids: [msgId], authorId: message.accountId, accountId, isByAssistant, now });
      if (!isByAssistant) return;
      const detail = { live: liveId, message: msgId };
      await audit.record(tx, { event: 'liveMessageDeleted', accountId, ip, deviceId, detail });
    });
}
