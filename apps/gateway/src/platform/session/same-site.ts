import type { FastifyRequest } from 'fastify';
import { CallError } from '../http/call-error.ts';

/**
 * Refuses a request that changes something and that a page of another site sent. Browsers tell the sender in
 * Sec-Fetch-Site and Origin; programs that are no browsers send neither and carry no one's cookies.
 * @throws {CallError} crossSite
 */
export function assertSameSite(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const ownPage = site === undefined || site === 'same-origin' || site === 'none';
  const ownOrigin = origin === undefined || origin === publicUrl || hostOf(origin) === request.host;
  if (!ownPage || !ownOrigin) throw new CallError('crossSite');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
