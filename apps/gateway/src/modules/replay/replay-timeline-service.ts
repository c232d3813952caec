import { CallError } from '../../platform/http/call-error.ts';
import type { LiveService } from '../live/event/service.ts';
import type { FindReplayTimeline } from '../room/chat/playback-service.ts';
import type { LiveChannels } from '../stream/channel-service.ts';
import type { Recordings } from './replay-recording-service.ts';

/** Creates the timelines of replays: of a video, of one recording, or of all recordings of an event. */
export function createFindReplayTimeline({
  liveEvents,
  recordings,
  channels,
}: {
  readonly liveEvents: Pick<LiveService, 'listVideos'>;
  readonly recordings: Recordings;
  readonly channels: Pick<LiveChannels, 'listChannels'>;
}): FindReplayTimeline {
  return async (event, channelId) => {
    const { id, playbackVideoId, planStartAt, planEndAt } = event;
    const [video] = playbackVideoId === null ? [] : await liveEvents.listVideos([playbackVideoId]);
    if (video) {
      const seconds = (planEndAt - planStartAt) / 1000;
      return {
        ranges: [{ startedAt: planStartAt, seconds }],
        scale: (video.durationSeconds ?? seconds) / seconds,
        videoId: video.id,
      };
    }
    if (channelId === undefined) {
      const ranges = (await recordings.listRecordedRanges([id])).get(id) ?? [];
      return { ranges, scale: 1, videoId: null };
    }
    const isOfEvent = (await channels.listChannels(id)).some((channel) => channel.id === channelId);
    const recording = isOfEvent ? await recordings.find(channelId) : null;
    if (!recording) throw new CallError('notFound');
    return { ranges: recording.ranges, scale: 1, videoId: null };
  };
}
