import { useEffect } from 'react';
import type { LivePlayback } from './live-playback.ts';

const SYNC_MS = 2000;

/** The greatest difference between two videos that are in sync, in ms. */
const MAX_DRIFT_MS = 1000;

/**
 * Keeps the video in the corner in sync with the main one, by the wall clock, and pauses with it
 * (rules/stream-stage#two-channels).
 */
export function useSyncVideos(second: LivePlayback | null, main: LivePlayback): void {
  useEffect(() => {
    if (!second) return;
    const sync = () => {
      const [cornerVideo, mainVideo] = [second.media.current, main.media.current];
      if (!cornerVideo || !mainVideo || cornerVideo.readyState === HTMLMediaElement.HAVE_NOTHING) return;
      if (mainVideo.paused !== cornerVideo.paused)
        void (mainVideo.paused ? cornerVideo.pause() : cornerVideo.play().catch(() => undefined));
      cornerVideo.playbackRate = mainVideo.playbackRate;
      const wallClock = main.engine.current?.getWallClock(mainVideo.currentTime) ?? null;
      const shown = second.engine.current?.getWallClock(cornerVideo.currentTime) ?? null;
      if (wallClock === null || shown === null || Math.abs(wallClock - shown) <= MAX_DRIFT_MS) return;
      const at = second.engine.current?.findSecond(wallClock) ?? null;
      // A time that the other channel does not contain is skipped.
      if (at !== null && Math.abs(at - cornerVideo.currentTime) > MAX_DRIFT_MS / 1000) cornerVideo.currentTime = at;
    };
    const timer = setInterval(sync, SYNC_MS);
    return () => clearInterval(timer);
  }, [second, main]);
}
