import { useEffect, useEffectEvent } from 'react';
import { type LivePlayback, notePlace } from './live-playback.ts';

const TICK_MS = 1000;

/** A position that moves less than this per tick, in seconds, counts as stalled. */
const STEP_SECONDS = 0.2;

/** After a stall of this many seconds the network counts as too weak for video, if segments wait. */
const FALL_BACK_SECONDS = 6;

/** After a stall of so many seconds the page requests the event again, and after so many the stream is restarted. */
const ASK_SECONDS = 8;
const RESTART_SECONDS = 12;

/** After this many seconds of audio only the video is tried again. */
const PICTURE_AGAIN_SECONDS = 60;

interface Watch {
  readonly isRunning: boolean;
  /** True if audio only may replace the video. */
  readonly mayFallBack: boolean;
  readonly onStuck: () => void;
  readonly onRestart: () => void;
}

/**
 * Checks every second whether playback stalls. On a network too weak for the smallest rendition it falls back to audio only, and
 * after a while it tries the video again (rules/live#weak-networks).
 */
export function useStuckWatch(playback: LivePlayback, { isRunning, mayFallBack, onStuck, onRestart }: Watch): void {
  const { media, engine, store } = playback;

  const look = useEffectEvent((lastAt: number, soundSeconds: number) => {
    const video = media.current;
    if (!video) return;
    const { failures, stuckSeconds: before, weakSeconds, soundOnly, hasSound } = store.getState();
    const stands =
      !video.paused && !video.ended && !video.seeking && Math.abs(video.currentTime - lastAt) < STEP_SECONDS;
    const stuckSeconds = stands ? before + 1 : 0;
    store.setState({ stuckSeconds, weakSeconds: engine.current?.isWeak() ? weakSeconds + 1 : 0 });
    if (stands) notePlace(playback);
    if (soundOnly === 'fallback' && (soundSeconds >= PICTURE_AGAIN_SECONDS || !mayFallBack))
      store.setState({ soundOnly: 'off' });
    if (failures > 0 || !isRunning) return;
    const isTooWeak = stuckSeconds >= FALL_BACK_SECONDS && engine.current?.isBehindNetwork();
    if (isTooWeak && mayFallBack && hasSound && soundOnly === 'off') store.setState({ soundOnly: 'fallback' });
    else if (stuckSeconds > 0 && stuckSeconds % RESTART_SECONDS === 0) onRestart();
    else if (stuckSeconds % RESTART_SECONDS === ASK_SECONDS) onStuck();
  });

  useEffect(() => {
    let lastAt = 0;
    let soundSeconds = 0;
    const timer = setInterval(() => {
      soundSeconds = store.getState().soundOnly === 'fallback' ? soundSeconds + 1 : 0;
      look(lastAt, soundSeconds);
      lastAt = media.current?.currentTime ?? 0;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [media, store]);
}
