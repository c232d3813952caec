import type { Database } from '../../../platform/database/connect.ts';
import { notifyMessages } from '../../../platform/realtime/room-broadcast.ts';
import { createMessageWriteRepository, type LockedChat, type NewMessage } from './message-write-repository.ts';

/**
 * Appends entries to the log of a chat that the transaction has locked, and notifies the open pages at the commit
 * (rules/room-chat#messages). `addedTexts` changes the number of shown texts. Returns the chat with its new last
 * position.
 */
export async function appendEntries(
  tx: Database,
  { liveId, lastPosition }: LockedChat,
  entries: readonly NewMessage[],
  addedTexts: number,
): Promise<LockedChat> {
  const messages = createMessageWriteRepository(tx);
  const first = lastPosition + 1;
  const chat = { liveId, lastPosition: lastPosition + entries.length };
  // All in one round trip, as the others who write wait for the lock.
  await Promise.all([
    messages.updateChat(chat, addedTexts),
    messages.insert(entries.map((entry, index) => ({ ...entry, position: first + index }))),
    notifyMessages(tx, liveId, [first, chat.lastPosition]),
  ]);
  return chat;
}

/** Adds a message to a chat, and notifies the open pages at the commit. */
export async function postMessage(tx: Database, message: NewMessage): Promise<void> {
  const chat = await createMessageWriteRepository(tx).lockChat(message.liveId);
  if (!chat) throw new Error(`the event ${message.liveId} of a message is unknown`);
  await appendEntries(tx, chat, [message], 1);
}

/**
 * Marks an event for the search index, in the transaction that changes what its replay shows of its texts and answers
 * (rules/live#search). Entries of the log do so themselves.
 */
export const markTextsChanged = (tx: Database, liveId: string): Promise<void> =>
  createMessageWriteRepository(tx).markTextsChanged(liveId);
