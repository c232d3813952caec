import { useEffect, useEffectEvent, useState } from 'react';
import { type StartOfAddress, useStartOfAddress } from '../address/use-start-of-address.ts';
import { type LivePlayback, showSecond } from '../engine/live-playback.ts';
import { tellStageMoment } from '../engine/moment-store.ts';
import type { Replay } from './replay.ts';

/** The playback position of a replay. */
export interface ReplayPlace {
  /** The current second. */
  readonly at: number;
  /** The second at which playback was resumed, while the note about it is shown. */
  readonly resumedAt: number | null;
  /** True if the end of the watchable part is reached. */
  readonly isOver: boolean;
  readonly note: (at: number) => void;
  readonly noteResume: () => void;
  readonly setOver: (isOver: boolean) => void;
  /** Seeks to a second and plays; at the end of the watchable part it stops there. */
  readonly seek: (second: number) => void;
}

/**
 * The playback position of a replay, for one channel at a time. It starts at the position of the URL and follows it; without one
 * it resumes where its viewer stopped (rules/live#rooms, rules/live#replay-position).
 */
export function useReplayPlace(
  replay: Replay | undefined,
  playback: LivePlayback | undefined,
  end: number,
): ReplayPlace {
  const start = useStartOfAddress();
  const [opened, setOpened] = useState<StartOfAddress | null>(null);
  const [place, setPlace] = useState({ at: 0, isOver: false });
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const getPlace = (to: number) => ({ at: Math.min(to, end), isOver: to >= end });
  const chapter = replay?.chapters.find(({ itemId }) => itemId !== '' && itemId === start.itemId);
  const startSecond = start.second ?? chapter?.startSeconds ?? null;
  if (opened !== start) {
    setOpened(start);
    if (startSecond !== null) setPlace(getPlace(startSecond));
    else if (opened === null && replay?.positionSeconds != null) {
      setPlace(getPlace(replay.positionSeconds));
      setResumedAt(replay.positionSeconds);
    }
  }

  const show = (to: number) => {
    const { at, isOver } = getPlace(to);
    if (playback) showSecond(playback, at, !isOver);
  };
  const showStart = useEffectEvent((_start: StartOfAddress) => {
    if (startSecond === null) return;
    // Another channel starts there, not at the wall clock of the previous one.
    tellStageMoment({ moment: null });
    show(startSecond);
  });
  useEffect(() => showStart(start), [start]);

  return {
    at: place.at,
    isOver: place.isOver,
    resumedAt,
    note: (at) => setPlace((before) => ({ ...before, at })),
    noteResume: () => setResumedAt(null),
    setOver: (isOver) => setPlace((before) => ({ ...before, isOver })),
    seek(to) {
      setPlace(getPlace(to));
      show(to);
    },
  };
}
