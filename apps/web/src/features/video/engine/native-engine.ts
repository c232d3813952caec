import type { AudioChoice } from '@osteon/domain';
import type { Engine, EngineListener, EngineStart } from './engine.ts';

/** WebKit's extensions of a media element that plays HLS natively. */
interface AudioTrack {
  readonly language: string;
  enabled: boolean;
}

interface NativeMedia extends HTMLMediaElement {
  readonly audioTracks?: Iterable<AudioTrack> & EventTarget;
}

/**
 * Plays the playlist with the browser's native HLS support, if it has no MediaSource: on the iPhone and in WeChat. The
 * browser chooses the definition; the audio track is chosen where the browser lists them.
 */
export function startNativeEngine(media: NativeMedia, start: EngineStart, listener: EngineListener): Engine {
  const stopped = new AbortController();
  const { signal } = stopped;
  let language = start.audio;
  const chooseAudio = () => {
    for (const track of media.audioTracks ?? []) track.enabled = isIn(track, language);
  };

  media.addEventListener(
    'loadedmetadata',
    () => {
      media.currentTime = start.startSeconds;
      chooseAudio();
    },
    { signal },
  );
  media.audioTracks?.addEventListener('addtrack', chooseAudio, { signal });
  // The browser loads every link by itself; expired ones fail like a network error.
  const reportFailure = () => listener.onFailure(start.links.isExpired() ? 'expired' : getFailure(media.error));
  media.addEventListener('error', reportFailure, { signal });
  media.src = start.playlistUrl;

  return {
    setRendition: () => {},
    setAudio(next) {
      language = next;
      chooseAudio();
    },
    destroy() {
      stopped.abort();
      media.removeAttribute('src');
      media.load();
    },
  };
}

function isIn(track: AudioTrack, language: AudioChoice): boolean {
  return track.language.split('-')[0] === language;
}

function getFailure(error: MediaError | null) {
  return error?.code === MediaError.MEDIA_ERR_DECODE ? 'media' : 'network';
}
