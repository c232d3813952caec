import type { ResponseOf } from '@osteon/contract';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorNumber, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { Session } from '../../../platform/session/session.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import type { LiveEvent, LiveService } from '../../live/event/service.ts';
import type { ChatService } from './chat-service.ts';
import type { Floods } from './flood-service.ts';
import { presentEntry } from './message-presenter.ts';
import { createMessageRepository } from './message-repository.ts';
import type { PlaybackService } from './playback-service.ts';
import type { PresenceService } from './presence-service.ts';
import { createReadMissed, type FindReader } from './read-messages-service.ts';
import type { SendMessage } from './send-service.ts';

/** The calls of a chat. */
export type LiveChatCalls =
  | 'joinInActivity'
  | 'leaveActivity'
  | 'sendLiveMessage'
  | 'getHistoryMessages'
  | 'getRealtimeMessage'
  | 'getPlaybackRealtimeMessage';

/** Page size of the history. */
const HISTORY_PAGE = 30;

const positionCursor = z.tuple([cursorNumber]);

/** Handles the calls of a chat. */
export function createChatHandlers(
  { db }: Pick<AppContext, 'db'>,
  {
    liveEvents,
    chats,
    sendMessage,
    presences,
    playbacks,
    floods,
    findReader,
    readRoom,
    recordReport,
  }: {
    readonly liveEvents: Pick<LiveService, 'getPublic' | 'findAuthorizeType'>;
    readonly chats: ChatService;
    readonly sendMessage: SendMessage;
    readonly presences: PresenceService;
    readonly playbacks: PlaybackService;
    readonly floods: Pick<Floods, 'count'>;
    readonly findReader: FindReader;
    /** The rules of a room, and what is new in it. */
    readonly readRoom: (liveId: string, isAssistant: boolean) => Promise<ResponseOf<'joinInActivity'>['room']>;
    /** Stores the minute of an account, and the number of viewers. */
    readonly recordReport: (event: LiveEvent, accountId: string | null, online: number) => Promise<void>;
  },
): Handlers<LiveChatCalls> {
  const messages = createMessageRepository(db);
  const readMissed = createReadMissed({ db }, { liveEvents });

  /** Returns true if the caller is an assistant of an event. */
  const assists = async (liveId: string, session: Session | null): Promise<boolean> =>
    session !== null && (await isAssistant(db, liveId, session.customerId));

  return {
    async joinInActivity({ activityId, channel, userId }, { session, sentDeviceId, ip }) {
      requireOwnUserId(userId, session);
      const { event } = await liveEvents.getPublic(activityId);
      await presences.join(activityId, channel, { session, sentDeviceId, ip });
      const isRoomAssistant = await assists(activityId, session);
      const [userChatRoomAuth, statistics, room, own] = await Promise.all([
        chats.findAuth(event, session?.customerId ?? null),
        presences.readStatistics(event),
        readRoom(activityId, isRoomAssistant),
        session && chats.findOwn(activityId, session.customerId, isRoomAssistant),
      ]);
      // The caller has just joined and counts, whatever the cached number is.
      const onlineNum = Math.max(1, statistics.onlineNum);
      await recordReport(event, session?.customerId ?? null, onlineNum);
      return { userChatRoomAuth, statistics: { ...statistics, onlineNum }, room, ...(own && { own }) };
    },

    async leaveActivity({ activityId, userId }, { session, sentDeviceId }) {
      requireOwnUserId(userId, session);
      await presences.leave(activityId, { session, sentDeviceId });
      return {};
    },

    async sendLiveMessage({ userId, activityId, ...message }, { session }) {
      requireOwnUserId(userId, session);
      const accountId = session.customerId;
      try {
        return { ...(await sendMessage(activityId, { ...message, accountId })), hash: message.hash };
      } catch (error) {
        if (error instanceof CallError && error.error === 'tooMany') await floods.count(activityId, accountId);
        throw error;
      }
    },

    async getHistoryMessages({ activityId, only, cursor }, { session }) {
      const before = decodeCursor(positionCursor, cursor)?.[0] ?? null;
      await liveEvents.getPublic(activityId);
      const reader = await findReader(activityId, session);
      if (only === 'deleted' && !reader.isAssistant) throw new CallError('notAllowed');
      const list = only === 'deleted' ? messages.listDeleted : messages.listLatest;
      const rows = await list(activityId, before, HISTORY_PAGE + 1);
      const page = cutPage(rows, HISTORY_PAGE, ({ message }) => [message.position ?? 0]);
      return { ...page, list: page.list.map((row) => presentEntry(row, reader)) };
    },

    getRealtimeMessage: async ({ activityId, since }, { session }) =>
      readMissed(activityId, since, await findReader(activityId, session)),

    getPlaybackRealtimeMessage: (part, { session }) => playbacks.list(part, session?.customerId ?? null),
  };
}

/**
 * The user id of the payload must be that of the session (rules/security-sessions#caller-identity).
 * @throws {CallError} notAllowed
 */
function requireOwnUserId(userId: string | undefined, session: Session | null): void {
  if (userId && userId !== session?.customerId) throw new CallError('notAllowed');
}
