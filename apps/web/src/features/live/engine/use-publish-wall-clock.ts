import { useEffect, useEffectEvent } from 'react';
import type { LivePlayback } from './live-playback.ts';
import { publishStageWallClock, resetStageWallClock } from './wall-clock-store.ts';

const SECOND_MS = 1000;

const toSecond = (ms: number) => Math.floor(ms / SECOND_MS) * SECOND_MS;

/**
 * Publishes the wall clock state of a player, with the function that seeks in it, to the parts of the page beside it
 * (rules/live-stage#rewind).
 */
export function usePublishWallClock({ store, engine }: LivePlayback, seekTo: (wallClock: number) => void): void {
  const seek = useEffectEvent(seekTo);
  useEffect(() => {
    publishStageWallClock({ seekTo: (wallClock) => seek(wallClock) });
    return store.subscribe(({ wallClock: moment, position: place }) => {
      if (moment === null) return;
      const from = engine.current?.getWallClock(place.start) ?? null;
      publishStageWallClock({ wallClock: toSecond(moment), from: from === null ? null : toSecond(from) });
    });
  }, [store, engine]);
  useEffect(() => resetStageWallClock, []);
}
