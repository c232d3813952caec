import { useEffect, useEffectEvent } from 'react';
import { type LivePlayback, updatePosition } from './live-playback.ts';

const TICK_MS = 1000;

/** A position that moves less than this per tick, in seconds, counts as stalled. */
const STEP_SECONDS = 0.2;

/** After a stall of this many seconds the network counts as too weak for video, if segments wait. */
const FALL_BACK_SECONDS = 6;

/** After a stall of so many seconds the page requests the event again, and after so many the stream is restarted. */
const REFETCH_SECONDS = 8;
const RESTART_SECONDS = 12;

/** After this many seconds of audio only the video is tried again. */
const VIDEO_RETRY_SECONDS = 60;

interface WatchdogOptions {
  readonly isRunning: boolean;
  /** True if audio only may replace the video. */
  readonly mayFallBack: boolean;
  readonly onStall: () => void;
  readonly onRestart: () => void;
}

/**
 * Checks every second whether playback stalls. On a network too weak for the smallest rendition it falls back to audio
 * only, and after a while it tries the video again (rules/stream-stage#weak-networks).
 */
export function useStallWatchdog(
  playback: LivePlayback,
  { isRunning, mayFallBack, onStall, onRestart }: WatchdogOptions,
): void {
  const { media, engine, store } = playback;

  const checkProgress = useEffectEvent((lastAt: number, soundSeconds: number) => {
    const video = media.current;
    if (!video) return;
    const { failures, stallSeconds: before, weakSeconds, soundOnly, hasSound } = store.getState();
    const isStalled =
      !video.paused && !video.ended && !video.seeking && Math.abs(video.currentTime - lastAt) < STEP_SECONDS;
    const stallSeconds = isStalled ? before + 1 : 0;
    store.setState({ stallSeconds, weakSeconds: engine.current?.isWeak() ? weakSeconds + 1 : 0 });
    if (isStalled) updatePosition(playback);
    if (soundOnly === 'fallback' && (soundSeconds >= VIDEO_RETRY_SECONDS || !mayFallBack))
      store.setState({ soundOnly: 'off' });
    if (failures > 0 || !isRunning) return;
    const isTooWeak = stallSeconds >= FALL_BACK_SECONDS && engine.current?.isBehindNetwork();
    if (isTooWeak && mayFallBack && hasSound && soundOnly === 'off') store.setState({ soundOnly: 'fallback' });
    else if (stallSeconds > 0 && stallSeconds % RESTART_SECONDS === 0) onRestart();
    else if (stallSeconds % RESTART_SECONDS === REFETCH_SECONDS) onStall();
  });

  useEffect(() => {
    let lastAt = 0;
    let soundSeconds = 0;
    const timer = setInterval(() => {
      soundSeconds = store.getState().soundOnly === 'fallback' ? soundSeconds + 1 : 0;
      checkProgress(lastAt, soundSeconds);
      lastAt = media.current?.currentTime ?? 0;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [media, store]);
}
