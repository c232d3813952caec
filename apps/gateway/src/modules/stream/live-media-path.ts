import type { CaptionLanguage } from '@osteon/domain';

/** Name of the master playlist, which lists all renditions. */
export const LIVE_MASTER = 'master.m3u8';

/** Name of the captions file of a language, in the same folder (rules/room-captions#caption-files). */
export const toCaptionsName = (language: CaptionLanguage): string => `${language}.vtt`;

/** Prefix of the paths of live media. */
export const LIVE_MEDIA_PREFIX = '/media/lives/';

/** Prefix of the paths of running streams that a CDN serves. */
export const SHARED_STREAM_PREFIX = '/media/streams/';
