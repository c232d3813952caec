import { useSyncExternalStore } from 'react';

const EVENTS = ['focusin', 'focusout', 'fullscreenchange'] as const;
const FIELDS = 'input, textarea, [contenteditable]';

function listen(onChange: () => void): () => void {
  // Between two fields the focus is nowhere for a moment.
  const later = () => setTimeout(onChange);
  for (const name of EVENTS) document.addEventListener(name, later);
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, later);
  };
}

const isBusy = () => document.fullscreenElement !== null || document.activeElement?.matches(FIELDS) === true;

/** Whether somebody writes, or watches over the whole screen: then nothing comes between by itself. */
export const useIsBusy = (): boolean => useSyncExternalStore(listen, isBusy);
