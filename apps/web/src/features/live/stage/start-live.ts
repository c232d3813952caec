import type { LiveEngine, LiveListener } from './live-engine.ts';

/**
 * Starts a live stream: by hls.js, or by the browser itself where it has no MediaSource. `getUrl` gives the newest link of
 * its playlist, which only hls.js goes over to.
 */
export async function startLive(
  media: HTMLVideoElement,
  getUrl: () => string,
  listener: LiveListener,
): Promise<LiveEngine> {
  if ('MediaSource' in window || 'ManagedMediaSource' in window) {
    const { startHlsLive } = await import('./hls-live.ts');
    return startHlsLive(media, getUrl, listener);
  }
  const onError = () => listener.onRefused();
  media.addEventListener('error', onError);
  media.src = getUrl();
  return {
    setDefinition: () => undefined,
    getRange() {
      const { seekable } = media;
      return seekable.length === 0 ? null : { start: seekable.start(0), edge: seekable.end(seekable.length - 1) };
    },
    destroy() {
      media.removeEventListener('error', onError);
      media.removeAttribute('src');
      media.load();
    },
  };
}
