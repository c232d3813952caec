import { POSITION_SAVE_MS } from '@osteon/domain';
import type { StoreApi } from 'zustand';

/** The state that a player reports. */
export interface SavedState {
  readonly position: number;
  readonly playing: boolean;
  /** Nothing was played yet. */
  readonly covered: boolean;
}

/**
 * Hands over the viewer's second every 10 s while it plays, when it pauses, when the page hides and when the returned
 * function ends it (rules/video#positions). A second that was handed over already, or never played, is not repeated.
 */
export function savePosition<State>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  read: (state: State) => SavedState,
  save: (seconds: number) => void,
): () => void {
  const stopped = new AbortController();
  const get = () => read(store.getState());
  let saved = get().position;
  const saveNow = () => {
    const { covered, position } = get();
    if (covered || position === saved) return;
    saved = position;
    save(position);
  };
  const timer = setInterval(() => get().playing && saveNow(), POSITION_SAVE_MS);
  const unsubscribe = store.subscribe((now, before) => {
    if (read(before).playing && !read(now).playing) saveNow();
  });
  const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
  document.addEventListener('visibilitychange', saveWhenHidden, { signal: stopped.signal });
  window.addEventListener('pagehide', saveNow, { signal: stopped.signal });
  return () => {
    clearInterval(timer);
    unsubscribe();
    stopped.abort();
    saveNow();
  };
}
