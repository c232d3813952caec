import { QUOTE_TEXT_MAX } from '@osteon/domain';
import { useEffect, useState } from 'react';
import type { QuoteDraft } from './quoting.ts';

/** The selected words, and their position on the page, in px. */
export interface SelectedQuote {
  readonly quote: QuoteDraft;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** The selected words of one section; null while there are none. */
export function useSelectedQuote(): SelectedQuote | null {
  const [selected, setSelected] = useState(readSelection);
  useEffect(() => {
    const read = () => setSelected(readSelection());
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return selected;
}

function readSelection(): SelectedQuote | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const container = range.commonAncestorContainer;
  const section = (container instanceof Element ? container : container.parentElement)?.closest('[data-quotable]');
  const text = selection.toString().replaceAll(/\s+/g, ' ').trim();
  if (!section || text === '') return null;
  const { left, top, bottom } = range.getBoundingClientRect();
  return {
    quote: {
      place: { section: section.id },
      heading: section.querySelector('h2')?.textContent ?? '',
      text: Array.from(text).slice(0, QUOTE_TEXT_MAX).join(''),
    },
    left: left + window.scrollX,
    top: top + window.scrollY,
    bottom: bottom + window.scrollY,
  };
}
