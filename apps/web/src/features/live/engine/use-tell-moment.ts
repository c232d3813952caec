import { useEffect, useEffectEvent } from 'react';
import type { LivePlayback } from './live-playback.ts';
import { clearStageMoment, tellStageMoment } from './moment-store.ts';

const SECOND_MS = 1000;

const toSecond = (ms: number) => Math.floor(ms / SECOND_MS) * SECOND_MS;

/**
 * Publishes the wall clock state of a player, with the function that seeks in it, to the parts of the page beside it
 * (rules/live#rewind).
 */
export function useTellMoment({ store, engine }: LivePlayback, goTo: (moment: number) => void): void {
  const go = useEffectEvent(goTo);
  useEffect(() => {
    tellStageMoment({ goTo: (moment) => go(moment) });
    return store.subscribe(({ moment, place }) => {
      if (moment === null) return;
      const from = engine.current?.getMoment(place.start) ?? null;
      tellStageMoment({ moment: toSecond(moment), from: from === null ? null : toSecond(from) });
    });
  }, [store, engine]);
  useEffect(() => clearStageMoment, []);
}
