import { CAPTION_LANGUAGES, type CaptionLanguage } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { MediaAnswer } from '../../platform/media-http/media-route.ts';
import { getContentType } from '../../platform/storage/content-type.ts';
import type { LiveChannels } from './channel-service.ts';
import { LIVE_MASTER, toCaptionsName } from './live-media-path.ts';
import { composeMasterPlaylist, composeMediaPlaylist } from './live-playlist.ts';
import type { LiveWindow } from './live-window-service.ts';
import { listPlaylistRenditions, type RenditionName } from './renditions.ts';
import { getChannelFolder, isSegmentPath } from './segment-file.ts';

const PLAYLIST = /^(SD|HD|FHD|audio)\.m3u8$/;

/** Query parameter with which a player requests only new segments of a playlist (delta update). */
const SKIP = '_HLS_skip';

/** Query parameter with which a player requests the captions of a minute (rules/room-captions#caption-files). */
const MINUTE = /[?&]minute=(\d{1,9})(?:&|$)/;

/** Age of the last segment, in ms, from which its rendition may have been dropped. */
const STALE_MS = 15_000;

/** Cache of the last runs of channels and its TTL in ms: many viewers of a paused channel request it. */
const LAST_RUNS_MAX = 200;
const LAST_RUN_MS = 2_000;

/** The parsed path of a signed URL of live media. */
export interface LiveLink {
  readonly channelId: string;
  readonly token: string;
  readonly file: string;
  /** For a playlist: without the segments that the player has already. */
  readonly skip: boolean;
  /** For captions: the minute that they start in, since 1970; null if none is given. */
  readonly minute: number | null;
}

/**
 * Splits `<channel>/<token>/<file>`, the path after the prefix.
 * @throws {CallError} notFound
 */
export function splitLiveLink(path: string, url: string): LiveLink {
  const token = path.indexOf('/') + 1;
  const file = path.indexOf('/', token) + 1;
  if (token === 0 || file === 0) throw new CallError('notFound');
  const [, minute] = MINUTE.exec(url) ?? [];
  return {
    channelId: path.slice(0, token - 1),
    token: path.slice(token, file - 1),
    file: path.slice(file),
    skip: url.includes(`${SKIP}=`),
    minute: minute === undefined ? null : Number(minute),
  };
}

/** The rendition of a playlist; null for any other file. */
export function toRendition(file: string): RenditionName | null {
  const [, name] = PLAYLIST.exec(file) ?? [];
  return name === 'SD' || name === 'HD' || name === 'FHD' || name === 'audio' ? name : null;
}

/** The language of captions; null for any other file. */
export const toCaptionLanguage = (file: string): CaptionLanguage | null =>
  CAPTION_LANGUAGES.find((language) => toCaptionsName(language) === file) ?? null;

/** The reply with a segment, which never changes. */
export const answerSegment = ({ channelId, file }: LiveLink, cacheControl: string): MediaAnswer => ({
  kind: 'file',
  address: `files:${getChannelFolder(channelId)}/${file}`,
  cacheControl,
});

/** The reply with a playlist. */
export const answerPlaylist = (text: string, cacheControl: string): MediaAnswer => ({
  kind: 'text',
  text,
  type: getContentType(LIVE_MASTER),
  cacheControl,
});

/** The reply with captions. */
export const answerCaptions = (text: string, language: CaptionLanguage, cacheControl: string): MediaAnswer => ({
  kind: 'text',
  text,
  type: getContentType(toCaptionsName(language)),
  cacheControl,
});

/** `Cache-Control` values of a reply. */
export interface StreamCaching {
  readonly playlist: string;
  readonly segment: string;
}

/**
 * Replies to a request for a running stream, whose viewer was authorized.
 * @throws {CallError} notFound
 */
export type AnswerStream = (link: LiveLink, caching: StreamCaching) => MediaAnswer | Promise<MediaAnswer>;

/** The captions of running channels as WebVTT. */
export interface CaptionTexts {
  /** The captions of a channel that start in a minute, in seconds since 1970; null for a minute that is not served. */
  findMinute(channelId: string, language: CaptionLanguage, minute: number): Promise<string | null>;
}

/** Creates the replies for running streams. */
export function createAnswerStream({
  clock,
  channels,
  window,
  captions,
}: {
  readonly clock: Clock;
  readonly channels: LiveChannels;
  readonly window: LiveWindow;
  readonly captions: CaptionTexts;
}): AnswerStream {
  async function answerMaster(channelId: string, caching: StreamCaching): Promise<MediaAnswer> {
    const run = await channels.findLastRun(channelId);
    if (!run) throw new CallError('notFound');
    return answerPlaylist(
      composeMasterPlaylist(listPlaylistRenditions(run.renditions, run.hasAudio), run),
      caching.playlist,
    );
  }

  const lastRuns = new LRUCache<string, NonNullable<Awaited<ReturnType<LiveChannels['findLastRun']>>>>({
    max: LAST_RUNS_MAX,
    ttl: LAST_RUN_MS,
    fetchMethod: (channelId) => channels.findLastRun(channelId),
  });

  /** Returns true if a rendition was dropped, so that its playlist would never advance. */
  async function isDropped(channelId: string, rendition: RenditionName): Promise<boolean> {
    const run = await lastRuns.fetch(channelId);
    return run !== undefined && rendition !== 'audio' && !run.renditions.includes(rendition);
  }

  async function answerRendition(
    { channelId, skip }: LiveLink,
    rendition: RenditionName,
    caching: StreamCaching,
  ): Promise<MediaAnswer> {
    const segments = await window.list(channelId, rendition);
    const last = segments.at(-1);
    if (!last) throw new CallError('notFound');
    if (clock.now() - last.startedAt > STALE_MS && (await isDropped(channelId, rendition)))
      throw new CallError('notFound');
    return answerPlaylist(composeMediaPlaylist(segments, { isOver: false, skip }), caching.playlist);
  }

  async function answerMinute(
    { channelId, minute }: LiveLink,
    language: CaptionLanguage,
    caching: StreamCaching,
  ): Promise<MediaAnswer> {
    const text = minute === null ? null : await captions.findMinute(channelId, language, minute);
    if (text === null) throw new CallError('notFound');
    return answerCaptions(text, language, caching.playlist);
  }

  return (link, caching) => {
    if (isSegmentPath(link.file)) return answerSegment(link, caching.segment);
    if (link.file === LIVE_MASTER) return answerMaster(link.channelId, caching);
    const language = toCaptionLanguage(link.file);
    if (language !== null) return answerMinute(link, language, caching);
    const rendition = toRendition(link.file);
    if (rendition === null) throw new CallError('notFound');
    return answerRendition(link, rendition, caching);
  };
}
