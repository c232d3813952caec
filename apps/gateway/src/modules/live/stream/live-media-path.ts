import type { CaptionLanguage } from '@osteon/domain';

/** Name of the playlist that names all renditions. */
export const LIVE_MASTER = 'master.m3u8';

/** Name of the captions in a language beside it (rules/live#caption-files). */
export const toCaptionsName = (language: CaptionLanguage): string => `${language}.vtt`;

/** Beginning of the paths of live media. */
export const LIVE_MEDIA_PREFIX = '/media/lives/';

/** The same of running streams that a CDN serves. */
export const SHARED_STREAM_PREFIX = '/media/streams/';
