import { useSyncExternalStore } from 'react';

/** A keyboard on the screen takes more than this, in px; bars of the browser less. */
const KEYBOARD_MIN_PX = 120;

/** The part of the window above a keyboard on the screen, in px of the page. */
export interface TypingView {
  readonly top: number;
  readonly height: number;
}

const view = window.visualViewport;

function listen(onChange: () => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  for (const type of ['resize', 'scroll'] as const) view?.addEventListener(type, onChange, { signal });
  for (const type of ['focusin', 'focusout'] as const) document.addEventListener(type, onChange, { signal });
  return () => events.abort();
}

let last: TypingView | null = null;

function read(): TypingView | null {
  const isTyping = document.activeElement instanceof HTMLTextAreaElement;
  // A zoomed page is partly visible without a keyboard, too.
  if (!view || !isTyping || view.scale > 1.01 || window.innerHeight - view.height < KEYBOARD_MIN_PX) return null;
  const { offsetTop: top, height } = view;
  if (last?.top !== top || last.height !== height) last = { top, height };
  return last;
}

/**
 * The part of the window above the keyboard while something of several lines is typed on the screen; null otherwise.
 */
export const useTypingView = (): TypingView | null => useSyncExternalStore(listen, read);
