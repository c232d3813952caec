import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorNumber, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { LiveService } from '../../live/event/service.ts';
import type { ChatService } from './chat-service.ts';
import { presentMessage } from './message-presenter.ts';
import { createMessageRepository } from './message-repository.ts';
import { createNoticeRepository } from './notice-repository.ts';
import type { PlaybackService } from './playback-service.ts';
import type { PresenceService } from './presence-service.ts';

/** The calls of a chat. */
export type LiveChatCalls =
  | 'joinInActivity'
  | 'leaveActivity'
  | 'sendLiveMessage'
  | 'getHistoryMessages'
  | 'getRealtimeMessage'
  | 'getPlaybackRealtimeMessage'
  | 'getLiveMeetingNoticeList';

/** Page sizes of the history, and of a reply with missed messages. */
const HISTORY_PAGE = 30;
const SINCE_PAGE = 200;

const positionCursor = z.tuple([cursorNumber]);

/** Handles the calls of a chat. */
export function createChatHandlers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    liveEvents,
    chats,
    presences,
    playbacks,
  }: {
    readonly liveEvents: Pick<LiveService, 'getPublic'>;
    readonly chats: ChatService;
    readonly presences: PresenceService;
    readonly playbacks: PlaybackService;
  },
): Handlers<LiveChatCalls> {
  const messages = createMessageRepository(db);
  const notices = createNoticeRepository(db);

  return {
    async joinInActivity({ activityId, channel, userId }, { session, sentDeviceId, ip }) {
      requireOwnUserId(userId, session);
      const { event } = await liveEvents.getPublic(activityId);
      await presences.join(activityId, channel, { session, sentDeviceId, ip });
      const [userChatRoomAuth, statistics] = await Promise.all([
        chats.findAuth(event, session?.customerId ?? null),
        presences.readStatistics(event),
      ]);
      // The caller has just joined and counts, whatever the cached number is.
      return { userChatRoomAuth, statistics: { ...statistics, onlineNum: Math.max(1, statistics.onlineNum) } };
    },

    async leaveActivity({ activityId, userId }, { session, sentDeviceId }) {
      requireOwnUserId(userId, session);
      await presences.leave(activityId, { session, sentDeviceId });
      return {};
    },

    async sendLiveMessage({ userId, ...message }, { session }) {
      requireOwnUserId(userId, session);
      return { msgId: await chats.send(session.customerId, message), hash: message.hash, status: 1 };
    },

    async getHistoryMessages({ activityId, cursor }) {
      const before = decodeCursor(positionCursor, cursor)?.[0] ?? null;
      await liveEvents.getPublic(activityId);
      const rows = await messages.listLatest(activityId, before, HISTORY_PAGE + 1);
      const page = cutPage(rows, HISTORY_PAGE, ({ message }) => [message.position]);
      return { ...page, list: page.list.map(presentMessage) };
    },

    async getRealtimeMessage({ activityId, since }) {
      await liveEvents.getPublic(activityId);
      const rows = await messages.listSince(activityId, since, SINCE_PAGE + 1);
      return { list: rows.slice(0, SINCE_PAGE).map(presentMessage), isComplete: rows.length <= SINCE_PAGE };
    },

    getPlaybackRealtimeMessage: (part) => playbacks.list(part),

    async getLiveMeetingNoticeList({ activityId, pageNum, pageSize }) {
      await liveEvents.getPublic(activityId);
      const range = { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 };
      const rows = await notices.list(activityId, clock.now(), range);
      return { list: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
    },
  };
}

/**
 * The user id of the payload must be that of the session (rules/security-sessions#caller-identity).
 * @throws {CallError} notAllowed
 */
function requireOwnUserId(userId: string | undefined, session: Session | null): void {
  if (userId && userId !== session?.customerId) throw new CallError('notAllowed');
}
