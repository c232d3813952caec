import type { AppContext } from '../../../platform/app-context.ts';
import type { ReadRoomMessages } from '../../../platform/realtime/room-broadcast.ts';
import { presentMessage } from './message-presenter.ts';
import { createMessageRepository } from './message-repository.ts';

/** Messages per broadcast; a page that receives fewer than were written requests the rest. */
const BROADCAST_MAX = 100;

/** Reads the chat messages that are broadcast to the open pages of an event (rules/room-chat#delivery). */
export function createReadMessages({ db }: Pick<AppContext, 'db'>): ReadRoomMessages {
  const messages = createMessageRepository(db);
  return async (liveId, since) => {
    const rows = await messages.listSince(liveId, since, BROADCAST_MAX);
    return { last: rows.at(-1)?.message.position ?? since, messages: rows.map(presentMessage) };
  };
}
