import { LiveStatus } from '@osteon/domain';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { LiveRepository } from '../repository.ts';
import type { PlaybackCounter } from './playback-count-service.ts';

/** Answers the call of replays. */
export function createReplayHandlers({
  repository,
  playbacks,
}: {
  readonly repository: Pick<LiveRepository, 'findEvent'>;
  readonly playbacks: PlaybackCounter;
}): Handlers<'addPlaybackNum'> {
  return {
    async addPlaybackNum({ activityId }, { deviceId }) {
      const [row] = await repository.findEvent(activityId);
      if (row?.event.status !== LiveStatus.replay) throw new CallError('notFound');
      return { counted: await playbacks.count(deviceId, activityId) };
    },
  };
}
