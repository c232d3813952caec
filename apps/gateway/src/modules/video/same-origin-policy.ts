import type { IncomingHttpHeaders } from 'node:http';
import { CallError } from '../../platform/http/call-error.ts';

/**
 * Refuses media to a page of another site (security 70). Browsers tell in Sec-Fetch-Site who asks, and where they do not,
 * in Referer; a player that tells neither asks for itself.
 * @throws {CallError} crossSite
 */
export function assertSameOrigin(
  { headers, host }: { readonly headers: IncomingHttpHeaders; readonly host: string },
  publicUrl: string,
): void {
  const site = headers['sec-fetch-site'];
  const ownSite = site === undefined || site === 'same-origin' || site === 'none';
  const { referer } = headers;
  const ownReferer = referer === undefined || isSameOrigin(referer, host, publicUrl);
  if (!ownSite || !ownReferer) throw new CallError('crossSite');
}

function isSameOrigin(referer: string, host: string, publicUrl: string): boolean {
  if (!URL.canParse(referer)) return false;
  const from = new URL(referer);
  return from.origin === publicUrl || from.host === host;
}
