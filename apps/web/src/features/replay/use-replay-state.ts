import { useEffect, useEffectEvent, useState } from 'react';
import type { Replay } from '../../entities/replay/replay.ts';
import { type LivePlayback, showSecond } from '../../entities/stream/engine/live-playback.ts';
import { publishStageWallClock } from '../../entities/stream/engine/wall-clock.ts';
import { type StartParams, useStartParams } from '../../entities/stream/player/room-params.ts';

/** The playback position of a replay. */
export interface ReplayState {
  /** The current second. */
  readonly at: number;
  /** The second at which playback was resumed, while the note about it is shown. */
  readonly resumedAt: number | null;
  /** True if the end of the watchable part is reached. */
  readonly isOver: boolean;
  readonly setTime: (at: number) => void;
  readonly dismissResume: () => void;
  readonly setOver: (isOver: boolean) => void;
  /** Seeks to a second and plays; at the end of the watchable part it stops there. */
  readonly seek: (second: number) => void;
}

/**
 * The playback position of a replay, for one channel at a time. It starts at the position of the URL and follows it;
 * without one it resumes where its viewer stopped (rules/room#rooms, rules/replay#replay-position).
 */
export function useReplayState(
  replay: Replay | undefined,
  playback: LivePlayback | undefined,
  end: number,
): ReplayState {
  const start = useStartParams();
  const [lastStart, setLastStart] = useState<StartParams | null>(null);
  const [position, setPosition] = useState({ at: 0, isOver: false });
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const clampPosition = (to: number) => ({ at: Math.min(to, end), isOver: to >= end });
  const chapter = replay?.chapters.find(({ itemId }) => itemId !== '' && itemId === start.itemId);
  const startSecond = start.second ?? chapter?.startSeconds ?? null;
  if (lastStart !== start) {
    setLastStart(start);
    if (startSecond !== null) setPosition(clampPosition(startSecond));
    else if (lastStart === null && replay?.positionSeconds != null) {
      setPosition(clampPosition(replay.positionSeconds));
      setResumedAt(replay.positionSeconds);
    }
  }

  const show = (to: number) => {
    const { at, isOver } = clampPosition(to);
    if (playback) showSecond(playback, at, !isOver);
  };
  const showStart = useEffectEvent((_start: StartParams) => {
    if (startSecond === null) return;
    // Another channel starts there, not at the wall clock of the previous one.
    publishStageWallClock({ wallClock: null });
    show(startSecond);
  });
  useEffect(() => showStart(start), [start]);

  return {
    at: position.at,
    isOver: position.isOver,
    resumedAt,
    setTime: (at) => setPosition((before) => ({ ...before, at })),
    dismissResume: () => setResumedAt(null),
    setOver: (isOver) => setPosition((before) => ({ ...before, isOver })),
    seek(to) {
      setPosition(clampPosition(to));
      show(to);
    },
  };
}
