import { useEffect } from 'react';
import { isComposingKey } from '../../../lib/composing-keys.ts';
import { openDialog } from '../../../lib/dialogs.ts';

/** The DOM id of the header's search field. */
export const HEADER_FIELD_ID = 'header-search';

/** `/` and Ctrl-K (⌘K) focus the search field, on phones they open the search page; `/` not while typing in a field. */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyped(event.target);
      const control = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if ((!slash && !control) || isComposingKey(event) || document.querySelector('dialog[open], [aria-modal="true"]'))
        return;
      event.preventDefault();
      const field = document.getElementById(HEADER_FIELD_ID);
      if (field instanceof HTMLInputElement && field.checkVisibility()) {
        field.focus();
        field.select();
      } else openDialog('search');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
