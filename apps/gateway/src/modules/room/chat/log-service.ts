import type { Database } from '../../../platform/database/connect.ts';
import { notifyMessages } from '../../../platform/realtime/room-broadcast.ts';
import { createMessageWriteRepository, type NewMessage } from './message-write-repository.ts';

/**
 * Appends entries to the log of a chat that the transaction has locked, and notifies the open pages at the commit
 * (rules/room-chat#messages). `addedTexts` changes the number of shown texts.
 */
export async function appendEntries(
  tx: Database,
  liveId: string,
  entries: readonly NewMessage[],
  addedTexts: number,
): Promise<void> {
  if (entries.length === 0) return;
  const messages = createMessageWriteRepository(tx);
  const first = await messages.reservePositions(liveId, entries.length, addedTexts);
  await messages.insert(entries.map((entry, index) => ({ ...entry, position: first + index })));
  await notifyMessages(tx, liveId, first);
}

/** Adds a message to a chat, and notifies the open pages at the commit. */
export async function postMessage(tx: Database, message: NewMessage): Promise<void> {
  await createMessageWriteRepository(tx).lockChat(message.liveId);
  await appendEntries(tx, message.liveId, [message], 1);
}
