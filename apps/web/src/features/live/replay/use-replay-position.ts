import type { ResponseOf } from '@osteon/contract';
import { getResumePosition } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getActivityDetailQuery } from '../../../entities/live/api/get-activity-detail.ts';
import { useIsLoggedIn } from '../../../lib/session/session-store.ts';
import { type SavedState, savePosition } from '../../../ui/player/save-position.ts';
import { saveReplayPosition } from '../api/save-replay-position.ts';
import type { LivePlayback, PlaybackState } from '../engine/live-playback.ts';

type Detail = ResponseOf<'getActivityDetail'>;

/** Before the first picture, and once the picture is gone, it is not known where it is. */
const read = ({ place: { at: position }, playing }: PlaybackState): SavedState => ({
  position,
  playing,
  covered: position === 0,
});

/** Saves where a viewer who is logged in is in the replay of a channel (rules/live#replay-position). */
export function useReplayPosition(activityId: string, channelId: string, { store }: LivePlayback, end: number): void {
  const queries = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  const save = useEffectEvent((of: string, seconds: number) => {
    void saveReplayPosition(activityId, of, seconds);
    // Who comes back before the page is asked for again is resumed here, too; the answer stays as old as its clock.
    const { queryKey } = getActivityDetailQuery(activityId);
    const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now();
    queries.setQueryData(
      queryKey,
      (detail: Detail | undefined) => detail && setPosition(detail, of, getResumePosition(seconds, end)),
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
