import type { FastifyRequest } from 'fastify';
import { CallError } from '../http/call-error.ts';

/**
 * CSRF protection: refuses a changing request from a page of another site. Browsers name the sender in Sec-Fetch-Site and Origin; other
 * programs send neither and have no cookies of a victim.
 * @throws {CallError} crossSite
 */
export function assertSameSite(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const ownPage = site === undefined || site === 'same-origin' || site === 'none';
  const ownOrigin = origin === undefined || origin === publicUrl || getHost(origin) === request.host;
  if (!ownPage || !ownOrigin) throw new CallError('crossSite');
}

function getHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
