import type { AudioChoice, DefinitionChoice, VideoDefinition } from '@osteon/domain';
import type { PlayLinks } from '../player/play-links.ts';

/**
 * The reason why playing failed: `expired` links are refused and a new playlist helps, `network` failed to reach the
 * server, `media` could not be decoded, `unsupported` is a browser that plays no HLS at all.
 */
export type EngineFailure = 'expired' | 'network' | 'media' | 'unsupported';

/** The playlist to play, and its start settings. */
export interface EngineStart {
  readonly playlistUrl: string;
  readonly links: Pick<PlayLinks, 'renew' | 'isOutlived'>;
  readonly startSeconds: number;
  readonly definition: DefinitionChoice;
  readonly audio: AudioChoice;
}

/** Events of an engine. */
export interface EngineListener {
  /** The definitions that can be chosen; never called if the browser alone decides. */
  onDefinitions(definitions: readonly VideoDefinition[]): void;
  onDefinitionShown(definition: VideoDefinition): void;
  onFailure(failure: EngineFailure): void;
}

/** Feeds a media element from an HLS playlist. Both switches keep the position and do not stop playing. */
export interface Engine {
  setDefinition(choice: DefinitionChoice): void;
  setAudio(language: AudioChoice): void;
  /** Detaches the media element and cancels what is pending. */
  destroy(): void;
}
