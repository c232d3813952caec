import type { RenditionChoice, VideoRendition } from '@osteon/domain';

/** The callbacks of a live player. */
export interface LiveListener {
  /**
   * Receives the selectable renditions, in ascending order, and whether one is audio only; never called if the browser
   * alone selects.
   */
  onRenditions(renditions: readonly VideoRendition[], hasSound: boolean): void;
  onRenditionChange(rendition: VideoRendition): void;
  /** The number of failed loads since the last success. */
  onFailures(count: number): void;
  /** The link was refused or has expired: a new signed URL is needed. */
  onRefused(): void;
}

/** The start options of a stream. */
export interface LiveStart {
  /** The newest link of the playlist; only hls.js switches to a newer one. */
  readonly getUrl: () => string;
  readonly rendition: RenditionChoice;
  /** Loads audio only. */
  readonly isSoundOnly: boolean;
  /** The wall clock to start at, in ms; null for the live edge, or the start of a replay. */
  readonly wallClock: number | null;
}

/** The engine of a stream that plays. */
export interface LiveEngine {
  setRendition(choice: RenditionChoice): void;
  /** The seekable range in seconds, up to the live edge; null if it is not known. */
  getRange(): { readonly start: number; readonly edge: number } | null;
  /** The wall clock of a second, in ms; null if it is not known. */
  getWallClock(second: number): number | null;
  /** The second of a wall clock time in ms; null if it is not known. */
  findSecond(wallClock: number): number | null;
  /** Returns true when segments are listed that the network has not delivered. */
  isBehindNetwork(): boolean;
  /** Returns true when the network allows the smallest rendition only, though a larger one would fit. */
  isWeak(): boolean;
  destroy(): void;
}
