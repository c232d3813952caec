import { create } from 'zustand';

/** What stands in the search field; the header's field and the phone's search page share it. */
interface SearchText {
  readonly text: string;
  /** Between the letters and the characters of an input method nothing is searched. */
  readonly composing: boolean;
  /** The hot search that the placeholder shows; null where none is known. */
  readonly shownHot: string | null;
}

export const useSearchText = create<SearchText>(() => ({ text: '', composing: false, shownHot: null }));

export const setSearchText = (text: string) => useSearchText.setState({ text });
export const setComposing = (composing: boolean) => useSearchText.setState({ composing });
export const setShownHot = (shownHot: string | null) => useSearchText.setState({ shownHot });
