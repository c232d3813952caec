import type { Library } from '@osteon/library';
import type { liveChat, liveMessage, liveNotice } from '../../modules/room/chat/tables.ts';
import { buildScriptedMessages } from './chat-script.ts';

const MINUTE_MS = 60_000;

/** Time between two notices of an event. */
const NOTICE_GAP_MS = 10 * MINUTE_MS;

/**
 * The chats of the events that are over at the first load, and the notices of all events, which were sent before the
 * event started or was loaded (rules/library#sample-chats).
 */
export function buildSampleChatRows(library: Library, loadedAt: number) {
  const past = library.liveEvents.filter(
    ({ startOffsetMinutes, durationMinutes }) => startOffsetMinutes + durationMinutes <= 0,
  );
  return {
    messages: past.flatMap((live) => {
      const startAt = loadedAt + live.startOffsetMinutes * MINUTE_MS;
      return buildScriptedMessages(live, library.experts).map(
        ({ offsetSeconds, ...message }, index): typeof liveMessage.$inferInsert => ({
          ...message,
          id: `${live.id}-${index + 1}`,
          liveId: live.id,
          position: index + 1,
          hash: `${live.id}-${index + 1}`,
          sentAt: startAt + offsetSeconds * 1000,
        }),
      );
    }),
    chats: past.map(({ id, chatScript }): typeof liveChat.$inferInsert => ({
      liveId: id,
      lastPosition: chatScript.length,
      messageNum: chatScript.length,
    })),
    notices: library.liveEvents.flatMap(({ id, startOffsetMinutes, notices }) => {
      const lastAt = loadedAt + Math.min(startOffsetMinutes, 0) * MINUTE_MS;
      return notices.map((content, index): typeof liveNotice.$inferInsert => ({
        id: `${id}-notice-${index + 1}`,
        liveId: id,
        content,
        sentAt: lastAt - (notices.length - index) * NOTICE_GAP_MS,
      }));
    }),
  };
}
