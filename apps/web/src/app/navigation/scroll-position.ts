import { useLayoutEffect } from 'react';
import type { Entry } from './router.ts';

const STORED = 'osteon_scroll_positions';

/** Vertical positions in px by the key of the history entry (rules/navigation#scroll-position). */
const positions = new Map<string, number>(readStored());

function readStored(): [string, number][] {
  try {
    // Only this tab writes it.
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Stores the position of an entry that is left. */
export function saveScrollPosition({ location }: Entry): void {
  positions.set(location.key, window.scrollY);
}

/**
 * Restores positions from now on; the browser itself does once the page is hidden, as a page that it shows again from
 * its cache, or reloads, is not rendered by the portal first.
 *
 * @param getEntry the entry that is shown
 */
export function startScrollRestoration(getEntry: () => Entry): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    saveScrollPosition(getEntry());
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...positions]));
    } catch {
      // Without storage a page that is loaded again starts at its top.
    }
    window.history.scrollRestoration = 'auto';
  });
}

/** Scrolls a shown entry to its former position, to the element that its hash names, or to the top. */
export function useScrollRestoration(entry: Entry): void {
  const { location, preventScrollReset, Page, error } = entry;
  const isLoaded = Page !== null || error !== undefined;
  useLayoutEffect(() => {
    if (!isLoaded) return;
    const position = positions.get(location.key);
    const named = position === undefined && location.hash !== '' ? getNamedElement(location.hash) : null;
    if (named) named.scrollIntoView();
    else if (position !== undefined || !preventScrollReset) window.scrollTo(0, position ?? 0);
  }, [location, preventScrollReset, isLoaded]);
}

function getNamedElement(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The hash is no encoded text.
    return null;
  }
}
