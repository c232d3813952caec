import { create } from 'zustand';

/** State of the search field, shared by the header and the search page of phones. */
interface SearchText {
  readonly text: string;
  /** While an input method composes, nothing is searched. */
  readonly composing: boolean;
  /** The hot search in the placeholder; null where none is known. */
  readonly visibleHot: string | null;
  /** The search whose results are loading: the field already shows it, or what was typed since. */
  readonly submitted: string | null;
}

export const useSearchText = create<SearchText>(() => ({
  text: '',
  composing: false,
  visibleHot: null,
  submitted: null,
}));

export const setSearchText = (text: string) => useSearchText.setState({ text });
export const setSubmitted = (submitted: string | null) => useSearchText.setState({ submitted });
export const setComposing = (composing: boolean) => useSearchText.setState({ composing });
export const setVisibleHot = (visibleHot: string | null) => useSearchText.setState({ visibleHot });
