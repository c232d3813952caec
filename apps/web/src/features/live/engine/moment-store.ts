import { createStore, useStore } from 'zustand';

/** The wall clock state of the stage of the page's event, in ms. */
interface StageMoment {
  /** The wall clock of the current position, to the second; null if nothing is shown, or its time is not known. */
  readonly moment: number | null;
  /** The earliest wall clock that can be sought to; null if there is none. */
  readonly from: number | null;
  /** Seeks to a wall clock time. */
  readonly goTo: (moment: number) => void;
}

const NOTHING: StageMoment = { moment: null, from: null, goTo: () => undefined };

const store = createStore<StageMoment>(() => NOTHING);

/**
 * The wall clock state of the stage, for the parts of the page beside it, such as agenda items that can be watched again
 * (rules/live#rewind).
 */
export const useStageMoment = <Value>(select: (shown: StageMoment) => Value): Value => useStore(store, select);

/** The current wall clock of the stage. */
export const getStageMoment = (): number | null => store.getState().moment;

/** Publishes the wall clock state of the stage. */
export const tellStageMoment = (shown: Partial<StageMoment>): void => store.setState(shown);

/** Resets the state, as the stage shows nothing. */
export const clearStageMoment = (): void => store.setState(NOTHING);
