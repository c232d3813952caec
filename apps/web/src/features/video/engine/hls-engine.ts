import { RENDITION_HEIGHT_PX, type RenditionChoice, type VideoRendition } from '@osteon/domain';
import Hls, { type ErrorData, ErrorTypes, Events, type HlsConfig } from 'hls.js';
import { isPlayerFirst } from '../../../lib/chunk/in-background.ts';
import type { Engine, EngineListener, EngineStart } from './engine.ts';
import { retryLostSeeks } from './retry-lost-seeks.ts';

const REFUSED = 403;

/**
 * The time that is loaded ahead, in seconds: at so little data a second the whole video would otherwise be loaded,
 * watched or not.
 */
const AHEAD_SECONDS = 60;

const renditions = Object.keys(RENDITION_HEIGHT_PX) as VideoRendition[];

/**
 * Plays through MediaSource by hls.js. The playlist's own subtitles stay unloaded, as the player renders the WebVTT
 * files itself, one or two languages at once; segments are fMP4, so there is nothing to transmux in a worker.
 */
export function startHlsEngine(media: HTMLMediaElement, start: EngineStart, listener: EngineListener): Engine {
  const hls = new Hls(configFor(start));
  const getLevelIndex = (choice: RenditionChoice) =>
    choice === 'auto' ? -1 : hls.levels.findIndex((level) => level.height === RENDITION_HEIGHT_PX[choice]);
  const renditionAt = (index: number) =>
    renditions.find((rendition) => RENDITION_HEIGHT_PX[rendition] === hls.levels[index]?.height);
  let choice = start.definition;
  let recovered = false;

  hls.on(Events.MANIFEST_PARSED, () => {
    // The smallest rendition starts first; otherwise the library measures the network by a segment of its own.
    if (isPlayerFirst && choice === 'auto') hls.startLevel = 0;
    else hls.loadLevel = getLevelIndex(choice);
    listener.onRenditions(renditions.filter((rendition) => getLevelIndex(rendition) >= 0));
  });
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => {
    const rendition = renditionAt(level);
    if (rendition) listener.onRenditionChange(rendition);
  });
  hls.on(Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    if (data.type === ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
    } else {
      listener.onFailure(getFailure(data));
    }
  });
  hls.loadSource(start.playlistUrl);
  hls.attachMedia(media);
  const stopRetries = retryLostSeeks(media);

  return {
    setRendition(next) {
      choice = next;
      // Paused, the picture on the screen changes at once; playing, from the next segment on without a stop.
      if (media.paused) hls.currentLevel = getLevelIndex(next);
      else hls.nextLevel = getLevelIndex(next);
    },
    setAudio(language) {
      hls.setAudioOption({ lang: language });
    },
    destroy() {
      stopRetries();
      hls.destroy();
    },
  };
}

function configFor({ startSeconds, audio, links }: EngineStart): Partial<HlsConfig> {
  return {
    startPosition: startSeconds,
    xhrSetup: (request, url) => request.open('GET', links.renew(url), true),
    audioPreference: { lang: audio },
    maxMaxBufferLength: AHEAD_SECONDS,
    capLevelToPlayerSize: true,
    enableWorker: false,
    subtitleTrackController: undefined,
    subtitleStreamController: undefined,
    timelineController: undefined,
  };
}

function getFailure({ type, response }: ErrorData) {
  if (type !== ErrorTypes.NETWORK_ERROR) return 'media';
  return response?.code === REFUSED ? 'expired' : 'network';
}
