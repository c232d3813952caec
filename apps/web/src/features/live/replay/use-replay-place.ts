import { useEffect, useEffectEvent, useState } from 'react';
import { type StartOfAddress, useStartOfAddress } from '../address/use-start-of-address.ts';
import { type LivePlayback, showSecond } from '../engine/live-playback.ts';
import { tellStageMoment } from '../engine/moment-store.ts';
import type { Replay } from './replay.ts';

/** Where a replay is played. */
export interface ReplayPlace {
  /** The second that is shown. */
  readonly at: number;
  /** The second at which it was resumed, as long as that is said. */
  readonly resumedAt: number | null;
  /** Whether the end of what may be watched is reached. */
  readonly isOver: boolean;
  readonly note: (at: number) => void;
  readonly noteResume: () => void;
  readonly setOver: (isOver: boolean) => void;
  /** Goes to a second and plays on; from the end of what may be watched on to that. */
  readonly seek: (second: number) => void;
}

/**
 * The place of the replay of one channel at a time, which an address begins at and goes to; without one it begins where
 * its viewer left it (rules/live#rooms, rules/live#replay-position).
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
    // Another channel begins there, not at the moment of the one before.
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
