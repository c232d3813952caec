import type { DefinitionChoice, VideoDefinition } from '@osteon/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { LivePlayback } from './live-playback.ts';
import { getStageMoment } from './moment-store.ts';
import { isShared, RENEW_MS } from './renew-link.ts';
import { startLive } from './start-live.ts';
import { useStuckWatch } from './use-stuck-watch.ts';

/** Pause before a stream begins anew after its link was refused, in ms. */
const RESTART_MS = 2000;

/** Plays; without a gesture browsers do so muted only. */
async function begin(video: HTMLVideoElement, { store, silence }: LivePlayback): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    // A start that is overtaken by the next one is no refusal.
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
    silence.setState({ isSilenced: true });
    video.muted = true;
    await video.play().catch(() => store.setState({ playing: false }));
  }
}

/** What a stream is played with. */
export interface EngineOptions {
  readonly url: string;
  readonly definition: DefinitionChoice;
  /** Whether a picture is to be expected: it is on the air. */
  readonly isRunning: boolean;
  /** Whether the sound alone may take the place of the picture. */
  readonly mayFallBack: boolean;
  readonly onRefused: () => void;
}

/**
 * Plays a playlist in the video element of a playback. It goes over to a newer link of the same channel without a restart, asks
 * for one before that of a CDN ends, and begins anew where one was refused, or where nothing moves though its event goes on.
 */
export function useLiveEngine(playback: LivePlayback, options: EngineOptions): void {
  const { media, engine, store } = playback;
  const isSoundOnly = useStore(store, ({ soundOnly }) => soundOnly !== 'off');
  const [restarts, setRestarts] = useState({ count: 0, delay: 0 });
  const restart = (delay: number) => setRestarts(({ count }) => ({ count: count + 1, delay }));
  const getUrl = useEffectEvent(() => options.url);
  const renew = useEffectEvent(options.onRefused);
  // At what the channel before showed; without one at the newest picture, or the begin of a replay.
  const getStart = useEffectEvent(() => ({
    definition: options.definition,
    moment: store.getState().moment ?? getStageMoment(),
  }));
  const refuse = useEffectEvent(() => {
    options.onRefused();
    restart(RESTART_MS);
  });
  useStuckWatch(playback, {
    isRunning: options.isRunning,
    mayFallBack: options.mayFallBack && options.definition === 'auto',
    onStuck: options.onRefused,
    onRestart: () => restart(0),
  });

  useEffect(() => {
    const video = media.current;
    if (!video) return;
    let stopped = false;
    const listener = {
      onRenditions: (definitions: readonly VideoDefinition[], hasSound: boolean) =>
        store.setState({ definitions, hasSound }),
      onDefinitionShown: (shown: VideoDefinition) => store.setState({ shown }),
      onFailures: (failures: number) => store.setState({ failures }),
      onRefused: refuse,
    };
    const play = () => {
      if (store.getState().playing) void begin(video, playback);
    };
    // hls.js attaches the element anew for the sound alone and after a fault of the media, which stops it.
    video.addEventListener('loadedmetadata', play);
    // A link that was refused has been replaced meanwhile.
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

  const ends = isShared(options.url);
  useEffect(() => {
    if (!ends) return;
    const timer = setInterval(() => renew(), RENEW_MS);
    return () => clearInterval(timer);
  }, [ends]);

  // What another channel has shown meanwhile is not where this one begins again.
  useEffect(() => () => store.setState(store.getInitialState()), [store]);

  useEffect(() => engine.current?.setDefinition(options.definition), [engine, options.definition]);
}
