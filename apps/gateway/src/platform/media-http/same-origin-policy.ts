import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';
import { CallError } from '../http/call-error.ts';

/**
 * Refuses media to pages of other sites (rules/security-media#foreign-pages), by Sec-Fetch-Site, else by Referer; a
 * request without both is no page and passes.
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

/** The host of the page: behind a proxy it is in a header that no page of another site can set. */
export function getPageHost(headers: IncomingHttpHeaders, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy === false ? undefined : headers['x-forwarded-host'];
  return String(forwarded ?? headers.host ?? '');
}
