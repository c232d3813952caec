import { clampPosition, getWatchableEnd, LiveStatus } from '@osteon/domain';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { LiveRepository } from '../repository.ts';
import type { PlaybackCounter } from './playback-count-service.ts';
import type { ReplayLinks } from './replay-link-service.ts';
import type { ReplayPositions } from './replay-position-service.ts';

/** Handles the calls of replays. */
export function createReplayHandlers({
  repository,
  playbacks,
  replays,
  positions,
}: {
  readonly repository: Pick<LiveRepository, 'findEvent'>;
  readonly playbacks: PlaybackCounter;
  readonly replays: ReplayLinks;
  readonly positions: Pick<ReplayPositions, 'save'>;
}): Handlers<'addPlaybackNum' | 'saveReplayPosition'> {
  return {
    async addPlaybackNum({ activityId }, { deviceId }) {
      const [row] = await repository.findEvent(activityId);
      if (row?.event.status !== LiveStatus.replay) throw new CallError('notFound');
      return { counted: await playbacks.count(deviceId, activityId) };
    },

    async saveReplayPosition({ activityId, channelId = '', positionSeconds }, { session, deviceId }) {
      const [row] = await repository.findEvent(activityId);
      if (!row) throw new CallError('notFound');
      const { replayList, watchAuth } = await replays.open(row.event, [], { session, deviceId });
      const replay = replayList.find((each) => each.channelId === channelId);
      if (!replay) throw new CallError('notFound');
      const clamped = clampPosition(positionSeconds, getWatchableEnd(replay.durationSeconds, watchAuth));
      await positions.save(session.customerId, row.event, channelId, clamped);
      return { positionSeconds: clamped };
    },
  };
}
