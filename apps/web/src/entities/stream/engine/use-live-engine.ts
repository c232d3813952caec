import type { RenditionChoice, VideoRendition } from '@osteon/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { LivePlayback } from './live-playback.ts';
import { isCdnUrl, RENEW_MS } from './renew-signed-url.ts';
import { startLive } from './start-live.ts';
import { useStallWatchdog } from './use-stall-watchdog.ts';
import { getStageWallClock } from './wall-clock-store.ts';

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
