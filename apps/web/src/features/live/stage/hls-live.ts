import { DEFINITION_HEIGHT_PX, type VideoDefinition } from '@osteon/domain';
import Hls, { type ErrorData, ErrorTypes, Events, type Level } from 'hls.js';
import type { LiveEngine, LiveListener } from './live-engine.ts';
import { renewLink } from './renew-link.ts';

/** Segments between the newest one and what is shown: the delay against the risk to stall. */
const BEHIND_SEGMENTS = 2;

/** How much is kept behind what is shown, in seconds; older seconds are loaded again. */
const KEPT_SECONDS = 60;

/** Pause before what could not be loaded is asked for again, in ms. */
const RETRY_MS = 2000;

const REFUSED = new Set([403, 404]);

const DEFINITIONS: readonly VideoDefinition[] = ['SD', 'HD', 'FHD'];

/** The definition of a level: streams name theirs, films have those of their heights. */
const toDefinition = ({ name, height }: Pick<Level, 'name' | 'height'>): VideoDefinition | undefined =>
  DEFINITIONS.find((definition) => definition === name) ??
  DEFINITIONS.find((definition) => DEFINITION_HEIGHT_PX[definition] === height);

/** Plays through MediaSource by hls.js; segments are fMP4, so there is nothing to transmux in a worker. */
export function startHlsLive(media: HTMLVideoElement, getUrl: () => string, listener: LiveListener): LiveEngine {
  const hls = new Hls({
    xhrSetup: (request, address) => request.open('GET', renewLink(address, getUrl()), true),
    liveSyncDurationCount: BEHIND_SEGMENTS,
    liveMaxLatencyDurationCount: Number.POSITIVE_INFINITY,
    backBufferLength: KEPT_SECONDS,
    capLevelToPlayerSize: true,
    enableWorker: false,
    subtitleTrackController: undefined,
    subtitleStreamController: undefined,
    timelineController: undefined,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  hls.on(Events.MANIFEST_PARSED, () => {
    listener.onDefinitions(hls.levels.flatMap((level) => toDefinition(level) ?? []));
  });
  hls.on(Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    if (isRefusal(data)) listener.onRefused();
    else if (data.type === ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (hls.levels.length === 0) hls.loadSource(getUrl());
        else hls.startLoad();
      }, RETRY_MS);
    }
  });
  hls.loadSource(getUrl());
  hls.attachMedia(media);

  return {
    setDefinition(definition) {
      hls.nextLevel = definition === null ? -1 : hls.levels.findIndex((level) => toDefinition(level) === definition);
    },
    getRange() {
      const { seekable } = media;
      const edge = hls.liveSyncPosition;
      return seekable.length === 0 || edge === null ? null : { start: seekable.start(0), edge };
    },
    destroy() {
      clearTimeout(timer);
      hls.destroy();
    },
  };
}

const isRefusal = ({ type, response }: ErrorData) =>
  type === ErrorTypes.NETWORK_ERROR && REFUSED.has(response?.code ?? 0);
