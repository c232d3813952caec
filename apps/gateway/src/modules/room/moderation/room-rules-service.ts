import type { InputOf, ResponseOf } from '@osteon/contract';
import type { AppContext } from '../../../platform/app-context.ts';
import { notifyContent } from '../../../platform/realtime/content-events.ts';
import type { Floods } from '../chat/flood-service.ts';
import { createMessageRepository } from '../chat/message-repository.ts';
import { createMessageWriteRepository } from '../chat/message-write-repository.ts';
import { lockChatAsAssistant, type Moderator } from './lock-chat-service.ts';

type Room = ResponseOf<'joinInActivity'>['room'];

/** Creates the service of the rules of a room for its senders (rules/room-moderation#slow-mode). */
export function createRoomRules(
  deps: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  {
    countQuestions,
    findLatestPoll,
    floods,
  }: {
    /** The number of questions of an event that are listed to everybody. */
    readonly countQuestions: (liveId: string) => Promise<number>;
    /** The time at which its latest poll was opened; null for none. */
    readonly findLatestPoll: (liveId: string) => Promise<number | null>;
    readonly floods: Pick<Floods, 'list'>;
  },
) {
  const { db, audit } = deps;

  /** The rules of a room, with its words and floods for assistants alone, and what is new in it. */
  async function read(liveId: string, isAssistant: boolean): Promise<Room> {
    const [chat, questionNum, pollAt, flooding] = await Promise.all([
      createMessageRepository(db).findChat(liveId),
      countQuestions(liveId),
      findLatestPoll(liveId),
      isAssistant ? floods.list(liveId) : [],
    ]);
    return {
      slowSeconds: chat?.slowSeconds ?? 0,
      isReviewed: chat?.isReviewed ?? false,
      questionNum,
      pollAt,
      words: isAssistant ? (chat?.words ?? []) : [],
      floods: flooding,
    };
  }

  return {
    read,

    /**
     * Changes the rules that are given, and returns all of them.
     * @throws {CallError} notFound, notAllowed
     */
    async update(
      { activityId: liveId, slowSeconds, isReviewed, words }: InputOf<'updateLiveRoom'>,
      { accountId, ip, deviceId }: Moderator,
    ): Promise<Room> {
      await db.transaction(async (tx) => {
        await lockChatAsAssistant(tx, deps, liveId, accountId);
        await createMessageWriteRepository(tx).updateRules(liveId, {
          ...(slowSeconds !== undefined && { slowSeconds }),
          ...(isReviewed !== undefined && { isReviewed }),
          ...(words !== undefined && { words: [...new Set(words)] }),
        });
        const detail = {
          live: liveId,
          ...(slowSeconds !== undefined && { slowSeconds }),
          ...(isReviewed !== undefined && { isReviewed }),
          ...(words !== undefined && { words: words.join(' ') }),
        };
        // Every page then asks for the rules with its permission.
        await notifyContent(tx, [liveId]);
        await audit.record(tx, { event: 'liveRoomUpdated', accountId, ip, deviceId, detail });
      });
      return read(liveId, true);
    },
  };
}

/** The rules of rooms. */
export type RoomRules = ReturnType<typeof createRoomRules>;
