import type { IncomingHttpHeaders } from 'node:http';
import { CallError } from '../../platform/http/call-error.ts';

/**
 * Refuses media to pages of other sites (rules/security#foreign-pages), by Sec-Fetch-Site, else by Referer; a request
 * without both is no page and passes.
 * @throws {CallError} crossSite
 */
export function assertSameOrigin(
  { headers, host }: { headers: IncomingHttpHeaders; host: string },
  publicUrl: string,
): void {
  const site = headers['sec-fetch-site'];
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const { referer } = headers;
  const isOwnReferer = referer === undefined || isSameOrigin(referer, host, publicUrl);
  if (!isOwnSite || !isOwnReferer) throw new CallError('crossSite');
}

function isSameOrigin(referer: string, host: string, publicUrl: string): boolean {
  if (!URL.canParse(referer)) return false;
  const source = new URL(referer);
  return source.origin === publicUrl || source.host === host;
}
