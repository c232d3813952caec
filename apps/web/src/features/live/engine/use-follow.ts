import { useEffect } from 'react';
import type { LivePlayback } from './live-playback.ts';

const LOOK_MS = 2000;

/** The greatest difference between two videos that are in sync, in ms. */
const APART_MS = 1000;

/** Keeps the video in the corner in sync with the main one, by the wall clock, and pauses with it (rules/live#two-channels). */
export function useFollow(second: LivePlayback | null, main: LivePlayback): void {
  useEffect(() => {
    if (!second) return;
    const follow = () => {
      const [own, lead] = [second.media.current, main.media.current];
      if (!own || !lead || own.readyState === HTMLMediaElement.HAVE_NOTHING) return;
      if (lead.paused !== own.paused) void (lead.paused ? own.pause() : own.play().catch(() => undefined));
      own.playbackRate = lead.playbackRate;
      const moment = main.engine.current?.getMoment(lead.currentTime) ?? null;
      const shown = second.engine.current?.getMoment(own.currentTime) ?? null;
      if (moment === null || shown === null || Math.abs(moment - shown) <= APART_MS) return;
      const at = second.engine.current?.findSecond(moment) ?? null;
      // A time that the other channel does not contain is skipped.
      if (at !== null && Math.abs(at - own.currentTime) > APART_MS / 1000) own.currentTime = at;
    };
    const timer = setInterval(follow, LOOK_MS);
    return () => clearInterval(timer);
  }, [second, main]);
}
