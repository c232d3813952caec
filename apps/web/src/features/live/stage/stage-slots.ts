/** Where the page has room for parts of the stage; null while it has none. */
export interface StageSlots {
  /** For the chapters of a replay. */
  readonly chapters: HTMLElement | null;
  /** For the choice of the channel on phones; elsewhere it stands beside the title. */
  readonly channels: HTMLElement | null;
}
