import { useSyncExternalStore } from 'react';

const EVENTS = ['focusin', 'focusout', 'fullscreenchange'] as const;
const FIELDS = 'input, textarea, [contenteditable]';

function listen(onChange: () => void): () => void {
  // While the focus moves between two fields, neither has it.
  const later = () => setTimeout(onChange);
  for (const name of EVENTS) document.addEventListener(name, later);
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, later);
  };
}

const isBusy = () => document.fullscreenElement !== null || document.activeElement?.matches(FIELDS) === true;

/** True while the user types, or watches in fullscreen, so that no dialog may open by itself. */
export const useIsBusy = (): boolean => useSyncExternalStore(listen, isBusy);
