import type { DefinitionChoice, VideoDefinition } from '@osteon/domain';

/** What a live player tells. */
export interface LiveListener {
  /** The definitions that can be chosen, in rising order, and whether the sound can be had alone; never called where the browser alone decides. */
  onRenditions(definitions: readonly VideoDefinition[], hasSound: boolean): void;
  onDefinitionShown(definition: VideoDefinition): void;
  /** How often loading has failed since it last worked. */
  onFailures(count: number): void;
  /** The link is refused, or is no longer good: a new one is needed. */
  onRefused(): void;
}

/** How a stream begins. */
export interface LiveStart {
  /** The newest link of the playlist; only hls.js goes over to one that is newer. */
  readonly getUrl: () => string;
  readonly definition: DefinitionChoice;
  /** Loads no picture. */
  readonly isSoundOnly: boolean;
  /** The wall clock in ms to begin at; null for the newest picture, or the begin of a replay. */
  readonly moment: number | null;
}

/** A stream that plays. */
export interface LiveEngine {
  setDefinition(choice: DefinitionChoice): void;
  /** The second of the newest picture that can be shown, and the first that can be gone back to. */
  getRange(): { readonly start: number; readonly edge: number } | null;
  /** The wall clock in ms of a second; null where it is not known. */
  getMoment(second: number): number | null;
  /** The second of a wall clock in ms; null where it is not known. */
  findSecond(moment: number): number | null;
  /** Whether segments wait that the network has not brought. */
  isBehindNetwork(): boolean;
  /** Whether the network allows the smallest definition alone, though a larger one would fit. */
  isWeak(): boolean;
  destroy(): void;
}
