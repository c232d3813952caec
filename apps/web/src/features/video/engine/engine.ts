import type { AudioChoice, RenditionChoice, VideoRendition } from '@osteon/domain';
import type { PlayLinks } from './play-links.ts';

/**
 * The reason why playing failed: `expired` links are refused and a new playlist helps, `network` failed to reach the
 * server, `media` could not be decoded, `unsupported` is a browser that plays no HLS at all.
 */
export type EngineFailure = 'expired' | 'network' | 'media' | 'unsupported';

/** The playlist to play, and its start settings. */
export interface EngineStart {
  readonly playlistUrl: string;
  readonly links: Pick<PlayLinks, 'renew' | 'isExpired'>;
  readonly startSeconds: number;
  readonly definition: RenditionChoice;
  readonly audio: AudioChoice;
}

/** Events of an engine. */
export interface EngineListener {
  /** The definitions that can be chosen; never called if the browser alone decides. */
  onRenditions(renditions: readonly VideoRendition[]): void;
  onRenditionChange(definition: VideoRendition): void;
  onFailure(failure: EngineFailure): void;
}

/** Feeds a media element from an HLS playlist. Both switches keep the position and do not stop playing. */
export interface Engine {
  setRendition(choice: RenditionChoice): void;
  setAudio(language: AudioChoice): void;
  /** Detaches the media element and cancels what is pending. */
  destroy(): void;
}
