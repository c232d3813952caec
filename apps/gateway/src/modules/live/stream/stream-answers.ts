import { CAPTION_LANGUAGES, type CaptionLanguage } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { MediaAnswer } from '../../../platform/media-door/media-route.ts';
import { getContentType } from '../../../platform/storage/content-type.ts';
import type { CaptionTexts } from '../captions/caption-text-service.ts';
import type { ChannelService } from './channel-service.ts';
import { listVariants, type RenditionName } from './ladder.ts';
import { LIVE_MASTER, toCaptionsName } from './live-media-path.ts';
import { composeMasterPlaylist, composeMediaPlaylist } from './live-playlist.ts';
import type { LiveWindow } from './live-window-service.ts';
import { getChannelFolder, isSegmentPath } from './segment-file.ts';

const PLAYLIST = /^(SD|HD|FHD|audio)\.m3u8$/;

/** What a player adds to a playlist's address to get only what is new. */
const SKIP = '_HLS_skip';

/** What a player adds to the address of captions for those of a minute (rules/live#caption-files). */
const MINUTE = /[?&]minute=(\d{1,9})(?:&|$)/;

/** Age of the last segment, in ms, from which it is asked whether its definition is still made. */
const STALE_MS = 15_000;

/** Channels whose last run is known, and for how long in ms: many viewers of one that pauses ask for it. */
const LAST_RUNS_MAX = 200;
const LAST_RUN_MS = 2_000;

/** What a link below a prefix of live media names. */
export interface LiveLink {
  readonly channelId: string;
  readonly token: string;
  readonly file: string;
  /** Of a playlist: without what the player has been told. */
  readonly skip: boolean;
  /** Of captions: the minute that they begin in, since 1970; null where none is named. */
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

/** The rendition of a playlist; null for every other file. */
export function toRendition(file: string): RenditionName | null {
  const [, name] = PLAYLIST.exec(file) ?? [];
  return name === 'SD' || name === 'HD' || name === 'FHD' || name === 'audio' ? name : null;
}

/** The language of captions; null for every other file. */
export const toCaptionLanguage = (file: string): CaptionLanguage | null =>
  CAPTION_LANGUAGES.find((language) => toCaptionsName(language) === file) ?? null;

/** A segment, which never changes. */
export const answerSegment = ({ channelId, file }: LiveLink, cacheControl: string): MediaAnswer => ({
  kind: 'file',
  address: `files:${getChannelFolder(channelId)}/${file}`,
  cacheControl,
});

/** The text of a playlist. */
export const answerPlaylist = (text: string, cacheControl: string): MediaAnswer => ({
  kind: 'text',
  text,
  type: getContentType(LIVE_MASTER),
  cacheControl,
});

/** The text of captions. */
export const answerCaptions = (text: string, language: CaptionLanguage, cacheControl: string): MediaAnswer => ({
  kind: 'text',
  text,
  type: getContentType(toCaptionsName(language)),
  cacheControl,
});

/** How long a reply may be kept, as `Cache-Control` says it. */
interface StreamCaching {
  readonly playlist: string;
  readonly segment: string;
}

/**
 * Answers what a link names of a running stream, whose viewer has been let in.
 * @throws {CallError} notFound
 */
export type AnswerStream = (link: LiveLink, caching: StreamCaching) => MediaAnswer | Promise<MediaAnswer>;

/** Creates it. */
export function createAnswerStream({
  clock,
  channels,
  window,
  captions,
}: {
  readonly clock: Clock;
  readonly channels: ChannelService;
  readonly window: LiveWindow;
  readonly captions: CaptionTexts;
}): AnswerStream {
  async function answerMaster(channelId: string, caching: StreamCaching): Promise<MediaAnswer> {
    const run = await channels.findLastRun(channelId);
    if (!run) throw new CallError('notFound');
    return answerPlaylist(composeMasterPlaylist(listVariants(run.rungs, run.hasAudio), run), caching.playlist);
  }

  const lastRuns = new LRUCache<string, NonNullable<Awaited<ReturnType<ChannelService['findLastRun']>>>>({
    max: LAST_RUNS_MAX,
    ttl: LAST_RUN_MS,
    fetchMethod: (channelId) => channels.findLastRun(channelId),
  });

  /** Whether a definition is no longer made, so that its playlist would stand still for ever. */
  async function isDropped(channelId: string, rendition: RenditionName): Promise<boolean> {
    const run = await lastRuns.fetch(channelId);
    return run !== undefined && rendition !== 'audio' && !run.rungs.includes(rendition);
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
