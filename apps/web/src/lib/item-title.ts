import { useEffect } from 'react';
import { create } from 'zustand';

const useStore = create<{ text: string }>(() => ({ text: '' }));

/** The name of the item that the page shows; empty for a page of no single item. */
export const useShownItemTitle = (): string => useStore(({ text }) => text);

/**
 * Puts the name of an item before the route's in the document title for as long as the item is shown
 * (rules/navigation#titles).
 */
export function useItemTitle(text: string): void {
  useEffect(() => {
    useStore.setState({ text });
    return () => useStore.setState({ text: '' });
  }, [text]);
}
