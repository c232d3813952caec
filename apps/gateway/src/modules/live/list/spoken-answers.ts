/** A question that was answered by voice. */
export interface SpokenAnswer {
  readonly liveId: string;
  /** Time at which the answer started. */
  readonly at: number | null;
  readonly question: string;
  /** The answer in writing; empty for none. */
  readonly answer: string;
  /** The name of the lecturer who answered; null if unknown. */
  readonly by: string | null;
}

/** The questions of events that were answered by voice (rules/room-question#answers). */
export interface SpokenAnswers {
  /** The events that have one with these words. */
  findLiveIds(words: string): Promise<readonly string[]>;
  count(liveIds: readonly string[]): Promise<readonly { readonly liveId: string; readonly count: number }[]>;
  /** Those with these words, in the order of the answers. */
  find(liveIds: readonly string[], words: string): Promise<readonly SpokenAnswer[]>;
}
