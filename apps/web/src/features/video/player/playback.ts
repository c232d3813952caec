import type { PlayerSettings } from '@osteon/domain';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import type { Engine, EngineListener } from '../engine/engine.ts';
import type { PlayLinks } from '../engine/play-links.ts';
import { startEngine } from '../engine/start-engine.ts';
import { listenToMedia } from './media-events.ts';
import type { PlayerEvent } from './player-state.ts';

/**
 * Plays a playlist on a media element from a second on, applies the viewer's settings and their changes, and reports
 * events. The returned function ends it and detaches the element.
 */
export function startPlayback(
  media: HTMLVideoElement,
  { playlistUrl }: VideoPlay,
  links: PlayLinks,
  startSeconds: number,
  dispatch: (event: PlayerEvent) => void,
): () => void {
  const stopped = new AbortController();
  let engine: Engine | null = null;
  const apply = (settings: PlayerSettings, before?: PlayerSettings) => {
    media.volume = settings.volume;
    media.muted = settings.muted;
    // Reloading sets the speed back to the default one.
    media.defaultPlaybackRate = settings.speed;
    media.playbackRate = settings.speed;
    if (settings.definition !== before?.definition) engine?.setRendition(settings.definition);
    if (settings.audio !== before?.audio) engine?.setAudio(settings.audio);
  };
  const listener: EngineListener = {
    onRenditions: (definitions) => dispatch({ type: 'renditionsLoaded', renditions: definitions }),
    onRenditionChange: (definition) => dispatch({ type: 'renditionChanged', rendition: definition }),
    onFailure: (failure) => dispatch({ type: 'failed', failure }),
  };

  const settings = usePlayerSettings.getState();
  apply(settings);
  const unsubscribe = usePlayerSettings.subscribe(apply);
  listenToMedia(media, dispatch, stopped.signal);
  startEngine(media, { playlistUrl, links, startSeconds, ...settings }, listener, stopped.signal).then(
    (started) => {
      engine = started;
    },
    () => listener.onFailure('network'),
  );
  return () => {
    stopped.abort();
    unsubscribe();
    engine?.destroy();
  };
}
