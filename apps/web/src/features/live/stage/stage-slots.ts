/** The containers of the page for parts of the stage; null while there is none. */
export interface StageSlots {
  /** The container of the chapters of a replay. */
  readonly chapters: HTMLElement | null;
  /** The container of the choice of the channel on phones; elsewhere it is beside the title. */
  readonly channels: HTMLElement | null;
}
