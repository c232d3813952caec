import type { LiveEngine, LiveListener, LiveStart } from './live-playback.ts';

/** WebKit's addition to a media element that plays HLS natively. */
interface NativeMedia extends HTMLVideoElement {
  /** The wall clock of second 0, by the dates of the playlist. */
  getStartDate?(): Date;
}

/** Starts a live stream: by hls.js, or natively in a browser without MediaSource. */
export async function startLive(
  media: HTMLVideoElement,
  start: LiveStart,
  listener: LiveListener,
): Promise<LiveEngine> {
  if (!('MediaSource' in window || 'ManagedMediaSource' in window)) return startNativeLive(media, start, listener);
  const { startHlsLive } = await import('./hls-live.ts');
  return startHlsLive(media, start, listener);
}

/** The browser selects the rendition; a failed load is retried with a new link. */
function startNativeLive(media: NativeMedia, { getUrl, wallClock }: LiveStart, listener: LiveListener): LiveEngine {
  const stopped = new AbortController();
  const { signal } = stopped;
  const getStartTimestamp = () => {
    const startTimestamp = media.getStartDate?.().getTime() ?? Number.NaN;
    return Number.isNaN(startTimestamp) ? null : startTimestamp;
  };
  const findSecond = (requested: number) => {
    const startTimestamp = getStartTimestamp();
    return startTimestamp === null ? null : (requested - startTimestamp) / 1000;
  };
  media.addEventListener('error', () => listener.onRefused(), { signal });
  media.addEventListener(
    'loadedmetadata',
    () => {
      const second = wallClock === null ? null : findSecond(wallClock);
      if (second !== null) media.currentTime = second;
    },
    { signal },
  );
  media.src = getUrl();
  return {
    setRendition: () => undefined,
    getRange() {
      const { seekable } = media;
      return seekable.length === 0 ? null : { start: seekable.start(0), edge: seekable.end(seekable.length - 1) };
    },
    getWallClock(second) {
      const startTimestamp = getStartTimestamp();
      return startTimestamp === null ? null : startTimestamp + second * 1000;
    },
    findSecond,
    isBehindNetwork: () => false,
    isWeak: () => false,
    destroy() {
      stopped.abort();
      media.removeAttribute('src');
      media.load();
    },
  };
}
