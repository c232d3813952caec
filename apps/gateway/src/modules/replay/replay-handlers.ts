import { clampPosition, getWatchableEnd, LiveStatus } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { LiveService } from '../live/event/service.ts';
import type { ReplayLinks } from '../room/detail/replay-links.ts';
import type { PlaybackCounter } from './playback-count-service.ts';
import type { ReplayPositions } from './replay-position-service.ts';

/** Handles the calls of replays. */
export function createReplayHandlers({
  liveEvents,
  playbacks,
  replays,
  positions,
}: {
  readonly liveEvents: Pick<LiveService, 'getPublic'>;
  readonly playbacks: PlaybackCounter;
  readonly replays: ReplayLinks;
  readonly positions: Pick<ReplayPositions, 'save'>;
}): Handlers<'addPlaybackNum' | 'saveReplayPosition'> {
  return {
    async addPlaybackNum({ activityId }, { deviceId }) {
      const { event } = await liveEvents.getPublic(activityId);
      if (event.status !== LiveStatus.replay) throw new CallError('notFound');
      return { counted: await playbacks.count(deviceId, activityId) };
    },

    async saveReplayPosition({ activityId, channelId = '', positionSeconds }, { session, deviceId }) {
      const { event } = await liveEvents.getPublic(activityId);
      const { replayList, watchAuth } = await replays.open(event, [], { session, deviceId });
      const replay = replayList.find((each) => each.channelId === channelId);
      if (!replay) throw new CallError('notFound');
      const clamped = clampPosition(positionSeconds, getWatchableEnd(replay.durationSeconds, watchAuth));
      await positions.save(session.customerId, event, channelId, clamped);
      return { positionSeconds: clamped };
    },
  };
}
