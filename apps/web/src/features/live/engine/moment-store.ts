import { createStore, useStore } from 'zustand';

/** What the stage of the page's event shows of the wall clock, in ms. */
interface StageMoment {
  /** What is shown, to the second; null where nothing is, or its time is not known. */
  readonly moment: number | null;
  /** The first moment that can be gone to; null where none can. */
  readonly from: number | null;
  /** Goes to a moment. */
  readonly goTo: (moment: number) => void;
}

const NOTHING: StageMoment = { moment: null, from: null, goTo: () => undefined };

const store = createStore<StageMoment>(() => NOTHING);

/**
 * The moment that the stage shows, for what is beside it: an item of the agenda that can be seen again, for one
 * (rules/live#rewind).
 */
export const useStageMoment = <Value>(select: (shown: StageMoment) => Value): Value => useStore(store, select);

/** The moment that is shown now. */
export const getStageMoment = (): number | null => store.getState().moment;

/** Tells what the stage shows. */
export const tellStageMoment = (shown: Partial<StageMoment>): void => store.setState(shown);

/** Tells that the stage shows nothing. */
export const clearStageMoment = (): void => store.setState(NOTHING);
