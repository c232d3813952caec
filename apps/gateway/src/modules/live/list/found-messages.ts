/** A message of a chat with searched words. */
export interface FoundMessage {
  readonly liveId: string;
  /** Time at which it was sent. */
  readonly at: number;
  readonly text: string;
  /** The name of its sender; null once the account is erased. */
  readonly by: string | null;
}

/** The messages that the replays of events show (rules/room-chat#chat-of-a-replay). */
export interface FoundMessages {
  /** The replays that have one with these words. */
  findLiveIds(words: string): Promise<readonly string[]>;
  /** The first ones of each event with these words. */
  find(liveIds: readonly string[], words: string): Promise<readonly FoundMessage[]>;
}
