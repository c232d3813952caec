import { DEFINITION_HEIGHT_PX, type DefinitionChoice, type VideoDefinition } from '@osteon/domain';
import Hls, { type ErrorData, ErrorTypes, Events, type HlsConfig, type Level, type LoaderConfig } from 'hls.js';
import type { LiveEngine, LiveListener, LiveStart } from './live-engine.ts';
import { findSecond, getMoment } from './moments.ts';
import { renewLink } from './renew-link.ts';

/** Segments between the newest one and what is shown: the delay against the risk to stall. */
const BEHIND_SEGMENTS = 2;

/** How much is kept behind what is shown, in seconds; older seconds are loaded again. */
const KEPT_SECONDS = 60;

/**
 * Seconds from the oldest one that are left out: hls.js goes on at the newest segment where a second is asked for that is
 * before the oldest one, as it is while the playlist moves on.
 */
const LEAVING_SECONDS = 2;

/** Pause before what could not be loaded is asked for again, in ms. */
const RETRY_MS = 2000;

/** As much as this, in seconds, waits to be loaded where the network does not keep up. */
const WAITING_SECONDS = 4;

const REFUSED = new Set([403, 404]);

const DEFINITIONS: readonly VideoDefinition[] = ['SD', 'HD', 'FHD'];

/** Name of the rendition without a picture (rules/live#renditions). */
const SOUND = 'audio';

/** Loads once more at once; whoever waits for longer is told, and asks again every RETRY_MS. */
const POLICY: LoaderConfig = {
  maxTimeToFirstByteMs: 10_000,
  maxLoadTimeMs: 20_000,
  timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
  errorRetry: { maxNumRetry: 1, retryDelayMs: 1000, maxRetryDelayMs: 1000 },
};

const CONFIG: Partial<HlsConfig> = {
  liveSyncDurationCount: BEHIND_SEGMENTS,
  liveMaxLatencyDurationCount: Number.POSITIVE_INFINITY,
  backBufferLength: KEPT_SECONDS,
  capLevelToPlayerSize: true,
  manifestLoadPolicy: { default: POLICY },
  playlistLoadPolicy: { default: POLICY },
  fragLoadPolicy: { default: POLICY },
  enableWorker: false,
  subtitleTrackController: undefined,
  subtitleStreamController: undefined,
  timelineController: undefined,
};

/** The definition of a level: streams name theirs, films have those of their heights. */
const toDefinition = ({ name, height }: Pick<Level, 'name' | 'height'>): VideoDefinition | undefined =>
  DEFINITIONS.find((definition) => definition === name) ??
  DEFINITIONS.find((definition) => DEFINITION_HEIGHT_PX[definition] === height);

/** Plays through MediaSource by hls.js; segments are fMP4, so there is nothing to transmux in a worker. */
export function startHlsLive(media: HTMLVideoElement, start: LiveStart, listener: LiveListener): LiveEngine {
  const { moment, getUrl } = start;
  const hls = new Hls({
    ...CONFIG,
    xhrSetup: (request, address) => request.open('GET', renewLink(address, getUrl()), true),
  });
  /** That of the sound alone, where it takes the place of the playlist of all renditions. */
  let sound = '';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const getParts = () => hls.latestLevelDetails?.fragments ?? [];
  const getRange = () => {
    const [details, edge] = [hls.latestLevelDetails, hls.liveSyncPosition];
    if (!details || media.seekable.length === 0 || edge === null) return null;
    return { start: details.live ? Math.min(details.fragmentStart + LEAVING_SECONDS, edge) : 0, edge };
  };
  const findKept = (wanted: number) => {
    const second = findSecond(getParts(), wanted);
    return second === null ? null : Math.max(second, getRange()?.start ?? 0);
  };
  const findLevel = (choice: DefinitionChoice) => hls.levels.findIndex((level) => toDefinition(level) === choice);
  const tellFailures = (count: number) => {
    if (count !== failures) listener.onFailures(count);
    failures = count;
  };
  const retry = () => {
    clearTimeout(timer);
    if (hls.levels.length === 0) hls.loadSource(sound || getUrl());
    else hls.startLoad();
  };
  // A network that is back need not be waited for.
  const retryOnline = () => failures > 0 && retry();

  hls.on(Events.MANIFEST_LOADED, (_event, { levels }) => {
    if (sound !== '') return;
    const found = levels.find(({ name }) => name === SOUND)?.url ?? '';
    listener.onRenditions(
      hls.levels.flatMap((level) => toDefinition(level) ?? []),
      found !== '',
    );
    if (start.isSoundOnly && found !== '') {
      sound = found;
      hls.loadSource(sound);
    } else hls.loadLevel = findLevel(start.definition);
  });
  if (moment !== null) {
    hls.once(Events.FRAG_BUFFERED, () => {
      const second = findKept(moment);
      if (second === null) return;
      const newest = hls.latestLevelDetails?.live ? (hls.liveSyncPosition ?? second) : second;
      media.currentTime = Math.min(second, newest);
    });
  }
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => {
    const shown = hls.levels[level];
    const definition = shown && toDefinition(shown);
    if (definition) listener.onDefinitionShown(definition);
  });
  hls.on(Events.LEVEL_LOADED, () => tellFailures(0));
  hls.on(Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    if (isRefusal(data)) listener.onRefused();
    else if (data.type === ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else {
      tellFailures(failures + 1);
      clearTimeout(timer);
      timer = setTimeout(retry, RETRY_MS);
    }
  });
  window.addEventListener('online', retryOnline);
  hls.loadSource(getUrl());
  hls.attachMedia(media);

  return {
    setDefinition(choice) {
      hls.nextLevel = findLevel(choice);
    },
    getRange,
    getMoment: (second) => getMoment(getParts(), second),
    findSecond: findKept,
    isBehindNetwork() {
      const { buffered } = media;
      const end = buffered.length === 0 ? media.currentTime : buffered.end(buffered.length - 1);
      return (hls.latestLevelDetails?.edge ?? 0) - end > WAITING_SECONDS;
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
