import type { ResponseOf } from '@osteon/contract';
import { getResumePosition } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getActivityDetailQuery } from '../../entities/live/api/get-activity-detail.ts';
import type { LivePlayback, PlaybackState } from '../../entities/stream/engine/live-playback.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { type SavedState, savePosition } from '../../ui/player/save-position.ts';
import { saveReplayPosition } from './api/save-replay-position.ts';

type Detail = ResponseOf<'getActivityDetail'>;

/** Before the first frame, and after the video is removed, the position is not known. */
const read = ({ position: { at: position }, playing }: PlaybackState): SavedState => ({
  position,
  playing,
  covered: position === 0,
});

/** Saves the position of a viewer who is logged in, in the replay of a channel (rules/replay#replay-position). */
export function useSaveReplayPosition(
  activityId: string,
  channelId: string,
  { store }: LivePlayback,
  end: number,
): void {
  const queries = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  const save = useEffectEvent((savedChannelId: string, seconds: number) => {
    void saveReplayPosition(activityId, savedChannelId, seconds);
    // A viewer who comes back before the next request is resumed here, too; the age of the answer stays, as the clock
    // offset depends on it.
    const { queryKey } = getActivityDetailQuery(activityId);
    const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now();
    queries.setQueryData(
      queryKey,
      (detail: Detail | undefined) => detail && setPosition(detail, savedChannelId, getResumePosition(seconds, end)),
      { updatedAt },
    );
  });
  useEffect(
    () => (isLoggedIn ? savePosition(store, read, (seconds) => save(channelId, seconds)) : undefined),
    [store, isLoggedIn, channelId],
  );
}

const setPosition = (detail: Detail, channelId: string, positionSeconds: number | null): Detail => ({
  ...detail,
  meetingActivity: {
    ...detail.meetingActivity,
    replayList: detail.meetingActivity.replayList.map((replay) =>
      replay.channelId === channelId ? { ...replay, positionSeconds } : replay,
    ),
  },
});
