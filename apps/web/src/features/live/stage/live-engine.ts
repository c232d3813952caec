import type { VideoDefinition } from '@osteon/domain';

/** What a live player tells. */
export interface LiveListener {
  /** The definitions that can be chosen, in rising order; never called where the browser alone decides. */
  onDefinitions(definitions: readonly VideoDefinition[]): void;
  /** The link is refused, or is no longer good: a new one is needed. */
  onRefused(): void;
}

/** A stream that plays. */
export interface LiveEngine {
  /** Null lets the player choose. */
  setDefinition(definition: VideoDefinition | null): void;
  /** The second of the newest picture that can be shown, and the first that can be gone back to. */
  getRange(): { readonly start: number; readonly edge: number } | null;
  destroy(): void;
}
