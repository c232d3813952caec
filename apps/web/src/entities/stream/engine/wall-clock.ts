import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from 'zustand';
import type { LivePlayback } from './live-playback.ts';

/** A part of a playlist: its second in the player, its length in seconds, and the wall clock of its start in ms. */
export interface DatedPart {
  readonly start: number;
  readonly duration: number;
  readonly programDateTime: number | null;
}

/** The wall clock in ms of a second; null if the playlist has no dates (rules/stream-stage#rewind). */
export function getWallClock(parts: readonly DatedPart[], second: number): number | null {
  const part = parts.findLast(({ start }) => start <= second) ?? parts[0];
  if (!part || part.programDateTime === null) return null;
  return part.programDateTime + (second - part.start) * 1000;
}

/**
 * The second of a wall clock time; null if the playlist has no dates. A time within a pause maps to the second at which
 * the stream resumes, one before the playlist to its start, one after it to its end.
 */
export function findSecond(parts: readonly DatedPart[], wallClock: number): number | null {
  let end: number | null = null;
  for (const { start, duration, programDateTime } of parts) {
    if (programDateTime === null) continue;
    const within = (wallClock - programDateTime) / 1000;
    if (within < duration) return start + Math.max(0, within);
    end = start + duration;
  }
  return end;
}

/** The wall clock state of the stage of the page's event, in ms. */
interface StageWallClock {
  /** The wall clock of the current position, to the second; null if nothing is shown, or its time is not known. */
  readonly wallClock: number | null;
  /** The earliest wall clock that can be sought to; null if there is none. */
  readonly from: number | null;
  /** Seeks to a wall clock time. */
  readonly seekTo: (wallClock: number) => void;
}

const EMPTY_STATE: StageWallClock = { wallClock: null, from: null, seekTo: () => undefined };

const store = createStore<StageWallClock>(() => EMPTY_STATE);

/**
 * The wall clock state of the stage, for the parts of the page beside it, such as agenda items that can be watched
 * again (rules/stream-stage#rewind).
 */
export const useStageWallClock = <Value>(select: (shown: StageWallClock) => Value): Value => useStore(store, select);

/** The current wall clock of the stage. */
export const getStageWallClock = (): number | null => store.getState().wallClock;

/** Publishes the wall clock state of the stage. */
export const publishStageWallClock = (shown: Partial<StageWallClock>): void => store.setState(shown);

/** Resets the state, as the stage shows nothing. */
const resetStageWallClock = (): void => store.setState(EMPTY_STATE);

const SECOND_MS = 1000;

const toSecond = (ms: number) => Math.floor(ms / SECOND_MS) * SECOND_MS;

/**
 * Publishes the wall clock state of a player, with the function that seeks in it, to the parts of the page beside it
 * (rules/stream-stage#rewind).
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
