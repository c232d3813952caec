import { useEffect } from 'react';
import type { LivePlayback } from './live-playback.ts';

const LOOK_MS = 2000;

/** Two pictures of one moment may be this far apart, in ms. */
const APART_MS = 1000;

/** Has the picture in the corner show the moment of the other one, and pause with it (rules/live#two-channels). */
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
      // What the other channel does not show cannot be followed.
      if (at !== null && Math.abs(at - own.currentTime) > APART_MS / 1000) own.currentTime = at;
    };
    const timer = setInterval(follow, LOOK_MS);
    return () => clearInterval(timer);
  }, [second, main]);
}
