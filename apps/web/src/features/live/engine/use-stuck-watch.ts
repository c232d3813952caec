import { useEffect, useEffectEvent } from 'react';
import { type LivePlayback, notePlace } from './live-playback.ts';

const TICK_MS = 1000;

/** A second that moves less far than this, in seconds, stands still. */
const STEP_SECONDS = 0.2;

/** From this many seconds on the network is too weak for a picture, where segments wait. */
const FALL_BACK_SECONDS = 6;

/** After so many seconds the page asks what has become of the event, and after so many the stream is begun anew. */
const ASK_SECONDS = 8;
const RESTART_SECONDS = 12;

/** After this many seconds of the sound alone the picture is tried again. */
const PICTURE_AGAIN_SECONDS = 60;

interface Watch {
  readonly isRunning: boolean;
  /** Whether the sound alone may take the place of the picture. */
  readonly mayFallBack: boolean;
  readonly onStuck: () => void;
  readonly onRestart: () => void;
}

/**
 * Looks every second whether the stream moves. On a network too weak for the smallest picture the sound goes on alone, and
 * after a while the picture is tried again (rules/live#weak-networks).
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
