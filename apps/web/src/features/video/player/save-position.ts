import { POSITION_SAVE_MS } from '@osteon/domain';
import type { Player } from './player.ts';

/**
 * Hands over the viewer's second every 10 s while it plays, when it pauses, when the page hides and when the returned
 * function ends it (rules/video#positions). A second that was handed over already, or never played, is not repeated.
 */
export function savePosition({ store }: Player, save: (seconds: number) => void): () => void {
  const stopped = new AbortController();
  let saved = store.getState().position;
  const saveNow = () => {
    const { covered, position } = store.getState();
    if (covered || position === saved) return;
    saved = position;
    save(position);
  };
  const timer = setInterval(() => store.getState().playing && saveNow(), POSITION_SAVE_MS);
  const unsubscribe = store.subscribe((now, before) => {
    if (before.playing && !now.playing) saveNow();
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
