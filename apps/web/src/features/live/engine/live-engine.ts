import type { DefinitionChoice, VideoDefinition } from '@osteon/domain';

/** The callbacks of a live player. */
export interface LiveListener {
  /** Receives the selectable renditions, in ascending order, and whether one is audio only; never called if the browser alone selects. */
  onRenditions(definitions: readonly VideoDefinition[], hasSound: boolean): void;
  onDefinitionShown(definition: VideoDefinition): void;
  /** The number of failed loads since the last success. */
  onFailures(count: number): void;
  /** The link was refused or has expired: a new signed URL is needed. */
  onRefused(): void;
}

/** The start options of a stream. */
export interface LiveStart {
  /** The newest link of the playlist; only hls.js switches to a newer one. */
  readonly getUrl: () => string;
  readonly definition: DefinitionChoice;
  /** Loads audio only. */
  readonly isSoundOnly: boolean;
  /** The wall clock to start at, in ms; null for the live edge, or the start of a replay. */
  readonly moment: number | null;
}

/** The engine of a stream that plays. */
export interface LiveEngine {
  setDefinition(choice: DefinitionChoice): void;
  /** The seekable range in seconds, up to the live edge; null if it is not known. */
  getRange(): { readonly start: number; readonly edge: number } | null;
  /** The wall clock of a second, in ms; null if it is not known. */
  getMoment(second: number): number | null;
  /** The second of a wall clock time in ms; null if it is not known. */
  findSecond(moment: number): number | null;
  /** Returns true when segments are listed that the network has not delivered. */
  isBehindNetwork(): boolean;
  /** Returns true when the network allows the smallest rendition only, though a larger one would fit. */
  isWeak(): boolean;
  destroy(): void;
}
