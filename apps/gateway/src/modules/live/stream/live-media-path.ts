/** Name of the playlist that names all renditions. */
export const LIVE_MASTER = 'master.m3u8';

/** Beginning of the paths of live media. */
export const LIVE_MEDIA_PREFIX = '/media/lives/';
