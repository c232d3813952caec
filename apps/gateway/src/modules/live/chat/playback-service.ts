import type { ResponseOf } from '@osteon/contract';
import { getReplayMoment, getReplaySecond, LiveStatus, type RecordedStretch } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorMoment, cursorNumber, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Recordings } from '../replay/replay-recording-service.ts';
import { createLiveRepository, type LiveRow } from '../repository.ts';
import type { ChannelService } from '../stream/channel-service.ts';
import { presentMessage } from './message-presenter.ts';
import { createMessageRepository } from './message-repository.ts';

/** Messages per page. */
const PAGE = 200;

const placeCursor = z.tuple([cursorMoment, cursorNumber]);

/** The mapping of the times of an event to the seconds of a replay. */
interface Timeline {
  readonly stretches: readonly RecordedStretch[];
  /** Seconds of the replay per second of the ranges: less than 1 for a video that is shorter than the event. */
  readonly scale: number;
}

/** A time range of a replay, in seconds. */
export interface ReplayPart {
  readonly activityId: string;
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly channelId?: string | undefined;
  readonly cursor?: string | undefined;
}

export type PlaybackService = ReturnType<typeof createPlaybackService>;

/** The chat messages of replays by the time of the replay (rules/live#chat-of-a-replay). */
export function createPlaybackService(
  { db }: Pick<AppContext, 'db'>,
  { recordings, channels }: { readonly recordings: Recordings; readonly channels: ChannelService },
) {
  const lives = createLiveRepository(db);
  const messages = createMessageRepository(db);

  async function findTimeline(event: LiveRow['event'], channelId: string | undefined): Promise<Timeline> {
    const { id, playbackVideoId, planBeginAt, planEndAt } = event;
    const [film] = playbackVideoId === null ? [] : await lives.listFilms([playbackVideoId]);
    if (film) {
      const seconds = (planEndAt - planBeginAt) / 1000;
      return { stretches: [{ startedAt: planBeginAt, seconds }], scale: (film.durationSeconds ?? seconds) / seconds };
    }
    if (channelId === undefined) return { stretches: (await recordings.listStretches([id])).get(id) ?? [], scale: 1 };
    const isOfEvent = (await channels.listChannels(id)).some((channel) => channel.id === channelId);
    const recording = isOfEvent ? await recordings.find(channelId) : null;
    if (!recording) throw new CallError('notFound');
    return { stretches: recording.stretches, scale: 1 };
  }

  return {
    /** @throws {CallError} notFound for an event that has no replay, and for a channel of another event */
    async list({
      activityId,
      fromSeconds,
      toSeconds,
      channelId,
      cursor,
    }: ReplayPart): Promise<ResponseOf<'getPlaybackRealtimeMessage'>> {
      const after = decodeCursor(placeCursor, cursor);
      const [row] = await lives.findEvent(activityId);
      if (row?.event.status !== LiveStatus.replay) throw new CallError('notFound');
      const { stretches, scale } = await findTimeline(row.event, channelId);
      const getSecond = (sentAt: number) => getReplaySecond(stretches, sentAt) * scale;
      const from = getReplayMoment(stretches, fromSeconds / scale);
      const until = getReplayMoment(stretches, toSeconds / scale);
      // No message has a time before the first second, and none after the end.
      if (until === null || from === Number.POSITIVE_INFINITY) return { list: [], nextCursor: null, nextSeconds: null };
      const end = until === Number.POSITIVE_INFINITY ? null : until;
      const rows = await messages.listBetween(activityId, [from, end], after, PAGE + 1);
      const page = cutPage(rows, PAGE, ({ message }) => [message.sentAt, message.position]);
      const next = end === null ? undefined : await messages.findFirstSince(activityId, end);
      return {
        ...page,
        list: page.list.map((each) => ({ ...presentMessage(each), replaySeconds: getSecond(each.message.sentAt) })),
        nextSeconds: next === undefined ? null : getSecond(next),
      };
    },
  };
}
