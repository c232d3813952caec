/**
 * The plain data of each action that the offline queue stores, by name (rules/offline#offline-queue). The app adds them
 * by declaration merging.
 */
export interface QueuedActions {}

/** An action of the offline queue: plain data only. */
export type QueuedAction<Names extends keyof QueuedActions = keyof QueuedActions> = {
  [Name in Names]: { readonly name: Name; readonly data: QueuedActions[Name] };
}[Names];

/** An entry of the offline queue. */
export interface QueueEntry {
  /** The customer whose action it is; it is never sent for another one. */
  readonly customerId: string;
  /** The time of the action, in ms. */
  readonly at: number;
  /** The title of the page on which it was done, which names it to the customer if it is refused. */
  readonly title: string;
  readonly action: QueuedAction;
}
