import type { Engine, EngineListener, EngineStart } from './engine.ts';

/** Whether hls.js feeds the browser, which is where definitions can be chosen. */
const hasMediaSource = () => 'MediaSource' in window || 'ManagedMediaSource' in window;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Starts what plays HLS in this browser. Each engine is a chunk of its own that arrives after the page has been drawn.
 * Rejects where the chunk does not arrive; resolves to null where the browser plays no HLS.
 */
export async function startEngine(
  media: HTMLMediaElement,
  start: EngineStart,
  listener: EngineListener,
  signal: AbortSignal,
): Promise<Engine | null> {
  if (hasMediaSource()) {
    const { startHlsEngine } = await import('./hls-engine.ts');
    return signal.aborted ? null : startHlsEngine(media, start, listener);
  }
  if (media.canPlayType(HLS_TYPE) === '') {
    listener.onFailure('unsupported');
    return null;
  }
  const { startNativeEngine } = await import('./native-engine.ts');
  return signal.aborted ? null : startNativeEngine(media, start, listener);
}
