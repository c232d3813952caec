/** Name of the playlist that names all renditions. */
export const LIVE_MASTER = 'master.m3u8';

/** Beginning of the paths of live media. */
export const LIVE_MEDIA_PREFIX = '/media/lives/';

/** The same of running streams that a CDN serves. */
export const SHARED_STREAM_PREFIX = '/media/streams/';
