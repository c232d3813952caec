import type { ResponseOf } from '@osteon/contract';
import { getReplaySecond, getReplayTimestamp, LiveStatus, type RecordedRange } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorNumber, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { LiveEvent, LiveService } from '../../live/event/service.ts';
import { presentMessage } from './message-presenter.ts';
import { createMessageRepository } from './message-repository.ts';

/** Messages per page. */
const PAGE = 200;

const messageCursor = z.tuple([cursorTimestamp, cursorNumber]);

/** The mapping of the times of an event to the seconds of a replay. */
interface ReplayTimeline {
  readonly ranges: readonly RecordedRange[];
  /** Seconds of the replay per second of the ranges: less than 1 for a video that is shorter than the event. */
  readonly scale: number;
  /** The video that is the replay; null for a recording. */
  readonly videoId: string | null;
}

/**
 * Finds the timeline of the replay of an event, of one channel if one is given.
 * @throws {CallError} notFound for a channel of another event, or without a recording
 */
export type FindReplayTimeline = (event: LiveEvent, channelId: string | undefined) => Promise<ReplayTimeline>;

/** A time range of a replay, in seconds. */
export interface ReplayRange {
  readonly activityId: string;
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly channelId?: string | undefined;
  readonly cursor?: string | undefined;
}

export type PlaybackService = ReturnType<typeof createPlaybackService>;

/** The chat messages of replays by the time of the replay (rules/room-chat#chat-of-a-replay). */
export function createPlaybackService(
  { db }: Pick<AppContext, 'db'>,
  {
    liveEvents,
    findTimeline,
  }: { readonly liveEvents: Pick<LiveService, 'getPublic'>; readonly findTimeline: FindReplayTimeline },
) {
  const messages = createMessageRepository(db);

  return {
    /** @throws {CallError} notFound for an event that has no replay, and for a channel of another event */
    async list(
      { activityId, fromSeconds, toSeconds, channelId, cursor }: ReplayRange,
      readerId: string | null,
    ): Promise<ResponseOf<'getPlaybackRealtimeMessage'>> {
      const after = decodeCursor(messageCursor, cursor);
      const { event } = await liveEvents.getPublic(activityId);
      if (event.status !== LiveStatus.replay) throw new CallError('notFound');
      const { ranges, scale } = await findTimeline(event, channelId);
      const getSecond = (sentAt: number) => getReplaySecond(ranges, sentAt) * scale;
      const from = getReplayTimestamp(ranges, fromSeconds / scale);
      const until = getReplayTimestamp(ranges, toSeconds / scale);
      // No message has a time before the first second, and none after the end.
      if (until === null || from === Number.POSITIVE_INFINITY) return { list: [], nextCursor: null, nextSeconds: null };
      const end = until === Number.POSITIVE_INFINITY ? null : until;
      const rows = await messages.listBetween(activityId, [from, end], after, PAGE + 1);
      const page = cutPage(rows, PAGE, ({ message }) => [message.sentAt, message.position ?? 0]);
      const next = end === null ? undefined : await messages.findFirstSince(activityId, end);
      return {
        ...page,
        list: page.list.map((each) => ({
          ...presentMessage(each),
          replaySeconds: getSecond(each.message.sentAt),
          isOwn: readerId !== null && each.message.accountId === readerId,
        })),
        nextSeconds: next === undefined ? null : getSecond(next),
      };
    },
  };
}
