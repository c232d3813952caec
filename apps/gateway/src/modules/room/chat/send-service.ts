import type { InputOf, ResponseOf } from '@osteon/contract';
import {
  blankMentions,
  CHAT_PAUSE_MS,
  CHAT_USER_STATUS_ASSISTANT,
  CHAT_USER_STATUS_NORMAL,
  findPatientIdentifiers,
  getHeldReason,
} from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import { makeSortableId } from '../../../platform/crypto/random-id.ts';
import { createBatchWriter } from '../../../platform/database/batch-loader.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyAccounts } from '../../../platform/realtime/account-events.ts';
import { listAssistantIds } from '../../live/assistant/assistant-service.ts';
import { getWriterAuth, refuseUnlessAllowed } from './chat-service.ts';
import { appendEntries } from './log-service.ts';
import { type Blocks, resolveChatMentions } from './mention-service.ts';
import { createMessageWriteRepository } from './message-write-repository.ts';
import { createParticipantRepository } from './participant-repository.ts';
import { findWatchedWords } from './watched-words.ts';

/** A message as its sender's page sends it. */
type SentMessage = Pick<InputOf<'sendLiveMessage'>, 'msg' | 'msgType' | 'hash' | 'quoteMsgId' | 'toReview'> & {
  readonly accountId: string;
};

/** The answer to a message: the id, and the status, 1 for one that is shown and 3 for a held one. */
type SendResult = Pick<ResponseOf<'sendLiveMessage'>, 'msgId' | 'status'>;

/** Events whose messages are sent at the same time; the least recent one is forgotten, which delays nothing. */
const EVENTS_MAX = 1000;

/** Sends a message to the chat of an event. */
export type SendMessage = (liveId: string, message: SentMessage) => Promise<SendResult>;

/**
 * Creates the function that sends a message once, idempotent by its hash (rules/room-chat#exactly-once). It is shown at
 * once, or held until an assistant has decided (rules/room-moderation#held-messages). Messages of an event that arrive
 * while others are written share the next transaction (rules/room-chat#batches). The function throws CallError:
 * notFound for an unknown event or quote, certificationMissing, phoneMissing, emailMissing, chatClosed, chatMuted,
 * patientData, badInput, blockedByPerson, tooMany.
 */
export function createSendMessage(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    listWatchedWords,
    blocks,
  }: {
    /** The watched words of all events. */
    readonly listWatchedWords: (tx: Database) => Promise<readonly string[]>;
    readonly blocks: Blocks;
  },
): SendMessage {
  const writers = new LRUCache<string, (message: SentMessage) => Promise<SendResult>>({ max: EVENTS_MAX });

  const send = (liveId: string, sent: readonly SentMessage[]): Promise<(SendResult | CallError)[]> =>
    db.transaction(async (tx) => {
      const room = await openRoom(tx, liveId, sent);
      const results: (SendResult | CallError)[] = [];
      for (const message of sent)
        results.push(
          await room.add(message).catch((error: unknown) => {
            if (error instanceof CallError) return error;
            throw error;
          }),
        );
      await room.write();
      return results;
    });

  /** Locks the chat of an event and reads what decides on messages, in one round trip, as others wait for the lock. */
  async function lockAndRead(
    tx: Database,
    messages: ReturnType<typeof createMessageWriteRepository>,
    liveId: string,
    sent: readonly SentMessage[],
  ) {
    const read = () =>
      Promise.all([
        messages.lockOpenChat(liveId),
        messages.listByHashes(liveId, sent),
        messages.listWriters(liveId, [...new Set(sent.map(({ accountId }) => accountId))]),
        listWatchedWords(tx),
      ]);
    const first = await read();
    if (first[0]) return first;
    // The first message of the event: what was read was not read under a lock.
    await messages.openChat(liveId);
    return read();
  }

  async function openRoom(tx: Database, liveId: string, sent: readonly SentMessage[]) {
    const messages = createMessageWriteRepository(tx);
    const [chat, before, known, watchedWords] = await lockAndRead(tx, messages, liveId, sent);
    const getKey = ({ accountId, hash }: { readonly accountId: string | null; readonly hash: string }) =>
      `${accountId} ${hash}`;
    const results = new Map<string, SendResult>(
      before.map((row) => [getKey(row), { msgId: row.id, status: row.position === null ? 3 : 1 }]),
    );
    const senders = new Map(known.map((writer) => [writer.accountId, writer]));
    const lastSent = new Map(known.map(({ accountId, lastSentAt }) => [accountId, lastSentAt]));
    type Message = Parameters<typeof messages.insert>[0][number];
    const shown: Message[] = [];
    const held: Message[] = [];

    return {
      /** Adds a message to those that are written, or throws the error for which it is refused. */
      async add(sentMessage: SentMessage): Promise<SendResult> {
        const { accountId, msg, msgType, hash, quoteMsgId, toReview } = sentMessage;
        const sender = senders.get(accountId);
        if (!chat || !sender) throw new CallError('notFound');
        // A message that was sent before stays sent, even if the chat has closed since.
        const sentBefore = results.get(getKey(sentMessage));
        if (sentBefore) return sentBefore;
        const now = clock.now();
        refuseUnlessAllowed(getWriterAuth(sender.event, sender, now));
        const words = blankMentions(msg);
        const hasPatientData = findPatientIdentifiers(words).length > 0;
        if (hasPatientData && !toReview) throw new CallError('patientData');
        const { isAssistant } = sender;
        const pause = isAssistant ? CHAT_PAUSE_MS : Math.max(CHAT_PAUSE_MS, chat.slowSeconds * 1000);
        const last = lastSent.get(accountId) ?? null;
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
          hasWatchedWord: findWatchedWords(words, [...chat.words, ...watchedWords]).length > 0,
          isReviewed: chat.isReviewed,
          isAssistant,
        });
        const message = {
          id: makeSortableId(now),
          liveId,
          accountId,
          publicProfileId: sender.publicProfileId,
          msgType,
          msgUserStatus: isAssistant ? CHAT_USER_STATUS_ASSISTANT : CHAT_USER_STATUS_NORMAL,
          text: msg,
          mentions,
          quoteId: quoteMsgId ?? null,
          hash,
          sentAt: now,
        };
        if (heldFor === null) shown.push(message);
        else held.push({ ...message, heldFor, heldAt: now });
        const result: SendResult = { msgId: message.id, status: heldFor === null ? 1 : 3 };
        lastSent.set(accountId, now);
        results.set(getKey(sentMessage), result);
        return result;
      },

      /** Writes the messages that were added, in one round trip, and notifies the open pages at the commit. */
      async write(): Promise<void> {
        // A sender becomes a participant with the first text, also one that is held.
        const counts = new Map<string, number>();
        for (const { accountId, heldFor } of [...shown, ...held])
          if (typeof accountId === 'string')
            counts.set(accountId, (counts.get(accountId) ?? 0) + (heldFor === undefined ? 1 : 0));
        await Promise.all([
          chat && shown.length > 0 && appendEntries(tx, chat, shown, shown.length),
          held.length > 0 && messages.insert(held),
          counts.size > 0 && createParticipantRepository(tx).addTexts(liveId, counts, clock.now()),
        ]);
        if (held.length > 0) await notifyAccounts(tx, await listAssistantIds(tx, liveId), 'liveHeld');
      },
    };
  }

  return (liveId, message) => {
    const write = writers.get(liveId) ?? createBatchWriter<SentMessage, SendResult>((sent) => send(liveId, sent));
    writers.set(liveId, write);
    return write(message);
  };
}
