import { isPlayerFirst } from '../../../lib/chunk/in-background.ts';
import type { Engine, EngineListener, EngineStart } from './engine.ts';
import { preloadPlaylist } from './preload-playlist.ts';

/** True if hls.js feeds the browser, which is required for a choice of definitions. */
const hasMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** Fetches the engine that plays HLS in this browser: a chunk of its own, so that the page is rendered without it. */
export const loadEngine = () =>
  hasMediaSource()
    ? import('./hls-engine.ts').then((module) => module.startHlsEngine)
    : import('./native-engine.ts').then((module) => module.startNativeEngine);

/**
 * Starts the engine that plays HLS in this browser. Rejects if its chunk fails to load; resolves to null if the browser
 * plays none, or if `signal` was aborted meanwhile.
 */
export async function startEngine(
  media: HTMLMediaElement,
  start: EngineStart,
  listener: EngineListener,
  signal: AbortSignal,
): Promise<Engine | null> {
  if (!hasMediaSource() && media.canPlayType(HLS_TYPE) === '') {
    listener.onFailure('unsupported');
    return null;
  }
  if (isPlayerFirst && hasMediaSource() && start.definition === 'auto' && start.startSeconds === 0) {
    preloadPlaylist(start.playlistUrl, start.audio, signal).catch(() => {});
  }
  const startNow = await loadEngine();
  return signal.aborted ? null : startNow(media, start, listener);
}
