/** `<root>/<token>/<file>`, the address of a playlist. */
const ADDRESS = /^(.*)\/([\w.-]+)\/[^/]+$/;

/** How often a player asks for a newer link of a CDN, in ms: the first ends after five minutes at the soonest. */
export const RENEW_MS = 3 * 60 * 1000;

/** Whether a link is one of a CDN, which ends within minutes (rules/live#play-cdn). */
export const isShared = (url: string): boolean => url.startsWith('http');

/** The address of a file with the token of the playlist's newest link; one below another root stays as it is. */
export function renewLink(address: string, newest: string): string {
  const [, root, token] = ADDRESS.exec(new URL(newest, location.href).href) ?? [];
  if (root === undefined || token === undefined || !address.startsWith(`${root}/`)) return address;
  const file = address.indexOf('/', root.length + 1);
  return file === -1 ? address : `${root}/${token}${address.slice(file)}`;
}
