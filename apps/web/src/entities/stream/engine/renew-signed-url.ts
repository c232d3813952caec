/** The signed URL of a playlist: `<root>/<token>/<file>`. */
const PLAYLIST_URL = /^(.*)\/([\w.-]+)\/[^/]+$/;

/**
 * Interval at which a player requests a newer signed URL of a CDN, in ms: the first expires after five minutes at the
 * earliest.
 */
export const RENEW_MS = 3 * 60 * 1000;

/** Returns true for a signed URL of a CDN, which expires within minutes (rules/stream#play-cdn). */
export const isCdnUrl = (url: string): boolean => url.startsWith('http');

/** The URL of a file with the token of the playlist's newest signed URL; one below another root stays as it is. */
export function renewSignedUrl(url: string, newest: string): string {
  const [, root, token] = PLAYLIST_URL.exec(new URL(newest, location.href).href) ?? [];
  if (root === undefined || token === undefined || !url.startsWith(`${root}/`)) return url;
  const file = url.indexOf('/', root.length + 1);
  return file === -1 ? url : `${root}/${token}${url.slice(file)}`;
}
