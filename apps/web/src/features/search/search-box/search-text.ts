import { create } from 'zustand';

/** State of the search field, shared by the header and the search page of phones. */
interface SearchText {
  readonly text: string;
  /** While an input method composes, nothing is searched. */
  readonly composing: boolean;
  /** The hot search in the placeholder; null where none is known. */
  readonly shownHot: string | null;
}

export const useSearchText = create<SearchText>(() => ({ text: '', composing: false, shownHot: null }));

export const setSearchText = (text: string) => useSearchText.setState({ text });
export const setComposing = (composing: boolean) => useSearchText.setState({ composing });
export const setShownHot = (shownHot: string | null) => useSearchText.setState({ shownHot });
