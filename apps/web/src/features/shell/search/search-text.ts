import { create } from 'zustand';

/** What stands in the search field; the header's field and the phone's search page share it. */
export const useSearchText = create<{ text: string }>(() => ({ text: '' }));

export const setSearchText = (text: string) => useSearchText.setState({ text });
