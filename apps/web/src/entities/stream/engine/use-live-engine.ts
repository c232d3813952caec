import type { RenditionChoice, VideoRendition } from '@osteon/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import {
  type LiveEngine,
  type LiveListener,
  type LivePlayback,
  type LiveStart,
  updatePosition,
} from './live-playback.ts';
import { isCdnUrl, RENEW_MS } from './renew-signed-url.ts';
import { getStageWallClock } from './wall-clock.ts';

/** Delay before a stream is restarted after its link was refused, in ms. */
const RESTART_MS = 2000;

/** Starts playback; without a user gesture browsers allow it muted only. */
async function startPlayback(video: HTMLVideoElement, { store, silence }: LivePlayback): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    // A call that is interrupted by the next one is not a refusal.
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
    silence.setState({ isSilenced: true });
    video.muted = true;
    await video.play().catch(() => store.setState({ playing: false }));
  }
}

/** The options of the engine of a stream. */
export interface EngineOptions {
  readonly url: string;
  readonly rendition: RenditionChoice;
  /** True if the video is expected to move, as its channel is on the air. */
  readonly isRunning: boolean;
  /** True if audio only may replace the video. */
  readonly mayFallBack: boolean;
  readonly onRefused: () => void;
}

/**
 * Plays a playlist in the video element of a playback. It switches to a newer link of the same channel without a
 * restart, requests one before that of a CDN expires, and restarts after a refused link, or when playback stalls though
 * the event runs.
 */
export function useLiveEngine(playback: LivePlayback, options: EngineOptions): void {
  const { media, engine, store } = playback;
  const isSoundOnly = useStore(store, ({ soundOnly }) => soundOnly !== 'off');
  const [restarts, setRestarts] = useState({ count: 0, delay: 0 });
  const restart = (delay: number) => setRestarts(({ count }) => ({ count: count + 1, delay }));
  const getUrl = useEffectEvent(() => options.url);
  const renew = useEffectEvent(options.onRefused);
  // The start position is the wall clock of the previous channel; without one it is the live edge, or the start of a
  // replay.
  const getStart = useEffectEvent(() => ({
    rendition: options.rendition,
    wallClock: store.getState().wallClock ?? getStageWallClock(),
  }));
  const refuse = useEffectEvent(() => {
    options.onRefused();
    restart(RESTART_MS);
  });
  useStallWatchdog(playback, {
    isRunning: options.isRunning,
    mayFallBack: options.mayFallBack && options.rendition === 'auto',
    onStall: options.onRefused,
    onRestart: () => restart(0),
  });

  useEffect(() => {
    const video = media.current;
    if (!video) return;
    let stopped = false;
    const listener = {
      onRenditions: (renditions: readonly VideoRendition[], hasSound: boolean) =>
        store.setState({ renditions, hasSound }),
      onRenditionChange: (shown: VideoRendition) => store.setState({ shown }),
      onFailures: (failures: number) => store.setState({ failures }),
      onRefused: refuse,
    };
    const play = () => {
      if (store.getState().playing) void startPlayback(video, playback);
    };
    // hls.js attaches the element again for audio only and after a media error, which stops it.
    video.addEventListener('loadedmetadata', play);
    // A refused link is replaced during the delay.
    const timer = setTimeout(() => {
      startLive(video, { ...getStart(), getUrl, isSoundOnly }, listener).then(
        (live) => {
          if (stopped) return live.destroy();
          engine.current = live;
          return play();
        },
        () => undefined,
      );
    }, restarts.delay);
    return () => {
      stopped = true;
      clearTimeout(timer);
      video.removeEventListener('loadedmetadata', play);
      engine.current?.destroy();
      engine.current = null;
    };
  }, [playback, media, engine, store, restarts, isSoundOnly]);

  const isExpiring = isCdnUrl(options.url);
  useEffect(() => {
    if (!isExpiring) return;
    const timer = setInterval(() => renew(), RENEW_MS);
    return () => clearInterval(timer);
  }, [isExpiring]);

  // The old position is dropped, as another channel may have been shown meanwhile.
  useEffect(() => () => store.setState(store.getInitialState()), [store]);

  useEffect(() => engine.current?.setRendition(options.rendition), [engine, options.rendition]);
}

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

interface WatchdogOptions extends Pick<EngineOptions, 'isRunning' | 'mayFallBack'> {
  readonly onStall: () => void;
  readonly onRestart: () => void;
}

/**
 * Checks every second whether playback stalls. On a network too weak for the smallest rendition it falls back to audio
 * only, and after a while it tries the video again (rules/stream-stage#weak-networks).
 */
function useStallWatchdog(
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

/** WebKit's addition to a media element that plays HLS natively. */
interface NativeMedia extends HTMLVideoElement {
  /** The wall clock of second 0, by the dates of the playlist. */
  getStartDate?(): Date;
}

/** Starts a live stream: by hls.js, or natively in a browser without MediaSource. */
async function startLive(media: HTMLVideoElement, start: LiveStart, listener: LiveListener): Promise<LiveEngine> {
  if (!('MediaSource' in window || 'ManagedMediaSource' in window)) return startNativeLive(media, start, listener);
  const { startHlsLive } = await import('./hls-live.ts');
  return startHlsLive(media, start, listener);
}

/** The browser selects the rendition; a failed load is retried with a new link. */
function startNativeLive(media: NativeMedia, { getUrl, wallClock }: LiveStart, listener: LiveListener): LiveEngine {
  const stopped = new AbortController();
  const { signal } = stopped;
  const getStartTimestamp = () => {
    const startTimestamp = media.getStartDate?.().getTime() ?? Number.NaN;
    return Number.isNaN(startTimestamp) ? null : startTimestamp;
  };
  const findSecond = (requested: number) => {
    const startTimestamp = getStartTimestamp();
    return startTimestamp === null ? null : (requested - startTimestamp) / 1000;
  };
  media.addEventListener('error', () => listener.onRefused(), { signal });
  media.addEventListener(
    'loadedmetadata',
    () => {
      const second = wallClock === null ? null : findSecond(wallClock);
      if (second !== null) media.currentTime = second;
    },
    { signal },
  );
  media.src = getUrl();
  return {
    setRendition: () => undefined,
    getRange() {
      const { seekable } = media;
      return seekable.length === 0 ? null : { start: seekable.start(0), edge: seekable.end(seekable.length - 1) };
    },
    getWallClock(second) {
      const startTimestamp = getStartTimestamp();
      return startTimestamp === null ? null : startTimestamp + second * 1000;
    },
    findSecond,
    isBehindNetwork: () => false,
    isWeak: () => false,
    destroy() {
      stopped.abort();
      media.removeAttribute('src');
      media.load();
    },
  };
}
