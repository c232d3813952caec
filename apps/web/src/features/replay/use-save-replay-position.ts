import type { ResponseOf } from '@osteon/contract';
import { getResumePosition } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getActivityDetailQuery } from '../../entities/live/api/get-activity-detail.ts';
import type { LivePlayback, PlaybackState } from '../../entities/stream/engine/live-playback.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { type SavedState, savePosition } from '../../ui/player/save-position.ts';
import { saveReplayPosition } from './api/save-replay-position.ts';

type Detail = ResponseOf<'getActivityDetail'>;

/** A position in the replay of a channel, in seconds. */
interface SavedPosition {
  readonly channelId: string;
  readonly seconds: number;
}

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
  const { mutate } = useMutation({
    mutationFn: (saved: SavedPosition) => saveReplayPosition(activityId, saved.channelId, saved.seconds),
    // A viewer who comes back before the next request is resumed here, too; the age of the answer stays, as the clock
    // offset depends on it.
    onMutate(saved) {
      const { queryKey } = getActivityDetailQuery(activityId);
      const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now();
      const resumeAt = getResumePosition(saved.seconds, end);
      queries.setQueryData(
        queryKey,
        (detail: Detail | undefined) => detail && setPosition(detail, saved.channelId, resumeAt),
        { updatedAt },
      );
    },
  });
  useEffect(
    () => (isLoggedIn ? savePosition(store, read, (seconds) => mutate({ channelId, seconds })) : undefined),
    [store, isLoggedIn, channelId, mutate],
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
