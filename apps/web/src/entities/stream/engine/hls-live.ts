import { RENDITION_HEIGHT_PX, type RenditionChoice, type VideoRendition } from '@osteon/domain';
import Hls, { type ErrorData, ErrorTypes, Events, type HlsConfig, type Level, type LoaderConfig } from 'hls.js';
import type { LiveEngine, LiveListener, LiveStart } from './live-playback.ts';
import { renewSignedUrl } from './renew-signed-url.ts';
import { findSecond, getWallClock } from './wall-clock.ts';

/** Segments between the live edge and the current position: the latency against the risk of a stall. */
const LIVE_SYNC_SEGMENTS = 2;

/** Length of the back buffer, in seconds; older seconds are loaded again. */
const BACK_BUFFER_SECONDS = 60;

/**
 * Seconds after the oldest one that cannot be sought to: hls.js jumps to the live edge on a seek before the oldest
 * segment, which changes while the playlist moves on.
 */
const OLDEST_MARGIN_SECONDS = 2;

/** Delay before the retry of a failed load, in ms. */
const RETRY_MS = 2000;

/** From this many seconds of segments that are not loaded, the network counts as too slow. */
const SLOW_NETWORK_SECONDS = 4;

const REFUSED = new Set([403, 404]);

const RENDITIONS: readonly VideoRendition[] = ['SD', 'HD', 'FHD'];

/** Name of the audio-only rendition (rules/stream#renditions). */
const AUDIO_RENDITION = 'audio';

/** hls.js retries once; after that the failure is reported, and the load is retried every RETRY_MS. */
const LOAD_POLICY: LoaderConfig = {
  maxTimeToFirstByteMs: 10_000,
  maxLoadTimeMs: 20_000,
  timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
  errorRetry: { maxNumRetry: 1, retryDelayMs: 1000, maxRetryDelayMs: 1000 },
};

const CONFIG: Partial<HlsConfig> = {
  liveSyncDurationCount: LIVE_SYNC_SEGMENTS,
  liveMaxLatencyDurationCount: Number.POSITIVE_INFINITY,
  backBufferLength: BACK_BUFFER_SECONDS,
  capLevelToPlayerSize: true,
  manifestLoadPolicy: { default: LOAD_POLICY },
  playlistLoadPolicy: { default: LOAD_POLICY },
  fragLoadPolicy: { default: LOAD_POLICY },
  enableWorker: false,
  subtitleTrackController: undefined,
  subtitleStreamController: undefined,
  timelineController: undefined,
};

/** The rendition of an HLS level: streams name theirs, videos are mapped by height. */
const toRendition = ({ name, height }: Pick<Level, 'name' | 'height'>): VideoRendition | undefined =>
  RENDITIONS.find((rendition) => rendition === name) ??
  RENDITIONS.find((rendition) => RENDITION_HEIGHT_PX[rendition] === height);

/** Plays HLS through MediaSource by hls.js; segments are fMP4, so there is nothing to transmux in a worker. */
export function startHlsLive(media: HTMLVideoElement, start: LiveStart, listener: LiveListener): LiveEngine {
  const { wallClock, getUrl } = start;
  const hls = new Hls({
    ...CONFIG,
    xhrSetup: (request, address) => request.open('GET', renewSignedUrl(address, getUrl()), true),
  });
  /** The playlist of the audio-only rendition, while it replaces the master playlist. */
  let audioPlaylist = '';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const getParts = () => hls.latestLevelDetails?.fragments ?? [];
  const getRange = () => {
    const [details, edge] = [hls.latestLevelDetails, hls.liveSyncPosition];
    if (!details || media.seekable.length === 0 || edge === null) return null;
    return { start: details.live ? Math.min(details.fragmentStart + OLDEST_MARGIN_SECONDS, edge) : 0, edge };
  };
  const findSeekableSecond = (requested: number) => {
    const second = findSecond(getParts(), requested);
    return second === null ? null : Math.max(second, getRange()?.start ?? 0);
  };
  const findLevel = (choice: RenditionChoice) => hls.levels.findIndex((level) => toRendition(level) === choice);
  const reportFailures = (count: number) => {
    if (count !== failures) listener.onFailures(count);
    failures = count;
  };
  const retry = () => {
    clearTimeout(timer);
    if (hls.levels.length === 0) hls.loadSource(audioPlaylist || getUrl());
    else hls.startLoad();
  };
  // Retries as soon as the network is back.
  const retryOnline = () => failures > 0 && retry();

  hls.on(Events.MANIFEST_LOADED, (_event, { levels }) => {
    if (audioPlaylist !== '') return;
    const found = levels.find(({ name }) => name === AUDIO_RENDITION)?.url ?? '';
    listener.onRenditions(
      hls.levels.flatMap((level) => toRendition(level) ?? []),
      found !== '',
    );
    if (start.isSoundOnly && found !== '') {
      audioPlaylist = found;
      hls.loadSource(audioPlaylist);
    } else hls.loadLevel = findLevel(start.rendition);
  });
  if (wallClock !== null) {
    hls.once(Events.FRAG_BUFFERED, () => {
      const second = findSeekableSecond(wallClock);
      if (second === null) return;
      const newest = hls.latestLevelDetails?.live ? (hls.liveSyncPosition ?? second) : second;
      media.currentTime = Math.min(second, newest);
    });
  }
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => {
    const shown = hls.levels[level];
    const rendition = shown && toRendition(shown);
    if (rendition) listener.onRenditionChange(rendition);
  });
  hls.on(Events.LEVEL_LOADED, () => reportFailures(0));
  hls.on(Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    if (isRefusal(data)) listener.onRefused();
    else if (data.type === ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else {
      reportFailures(failures + 1);
      clearTimeout(timer);
      timer = setTimeout(retry, RETRY_MS);
    }
  });
  window.addEventListener('online', retryOnline);
  hls.loadSource(getUrl());
  hls.attachMedia(media);

  return {
    setRendition(choice) {
      hls.nextLevel = findLevel(choice);
    },
    getRange,
    getWallClock: (second) => getWallClock(getParts(), second),
    findSecond: findSeekableSecond,
    isBehindNetwork() {
      const { buffered } = media;
      const end = buffered.length === 0 ? media.currentTime : buffered.end(buffered.length - 1);
      return (hls.latestLevelDetails?.edge ?? 0) - end > SLOW_NETWORK_SECONDS;
    },
    isWeak() {
      const next = hls.levels[1];
      return (
        next !== undefined &&
        hls.autoLevelEnabled &&
        hls.currentLevel === 0 &&
        hls.maxAutoLevel > 0 &&
        hls.bandwidthEstimate < next.bitrate
      );
    },
    destroy() {
      clearTimeout(timer);
      window.removeEventListener('online', retryOnline);
      hls.destroy();
    },
  };
}

const isRefusal = ({ type, response }: ErrorData) =>
  type === ErrorTypes.NETWORK_ERROR && REFUSED.has(response?.code ?? 0);
