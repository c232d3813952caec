import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';

/** The ETag of a composed body. */
export const computeEtag = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url')}"`;

/**
 * Returns true when a caller has this version already, by If-None-Match (rules/media#served-files). Without
 * Cache-Control: `fetch` adds no-cache to an If-None-Match of the caller's own.
 */
export function hasVersion({ 'if-none-match': ifNoneMatch }: IncomingHttpHeaders, etag: string): boolean {
  return ifNoneMatch !== undefined && fresh({ 'if-none-match': ifNoneMatch }, { etag });
}
