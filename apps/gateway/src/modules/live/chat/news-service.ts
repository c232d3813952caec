import type { AppContext } from '../../../platform/app-context.ts';
import type { ReadNews } from '../../../platform/realtime/content-news.ts';
import { presentMessage } from './message-presenter.ts';
import { createMessageRepository } from './message-repository.ts';

/** Messages per broadcast; a page that receives fewer than were written requests the rest. */
const PACKET = 100;

/** Reads the chat messages that are broadcast to the open pages of an event (rules/live#delivery). */
export function createReadMessages({ db }: Pick<AppContext, 'db'>): ReadNews {
  const messages = createMessageRepository(db);
  return async (liveId, since) => {
    const rows = await messages.listSince(liveId, since, PACKET);
    return { last: rows.at(-1)?.message.position ?? since, news: rows.map(presentMessage) };
  };
}
