import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../../platform/app-context.ts';
import type { SessionStore } from '../../platform/session/session.ts';
import type { StaticFastPath } from '../../platform/storage/static-fast-path.ts';
import type { createMediaFiles } from './media-file-service.ts';
import { assertSameOrigin } from './same-origin-policy.ts';
import type { createUrlSigner } from './signed-url.ts';

const SEGMENT = /^\/media\/videos\/([\w-]+)\/([\w.-]+)\/([\w./-]+\.m4s)$/;

/**
 * Serves segments from cached sessions and file tables, without Fastify, by the rules of `createMediaRoutes`. Returns null
 * on a cache miss, which leaves the request to that route.
 */
export function createSegmentFastPath(
  { config, clock, cookies }: Pick<AppContext, 'config' | 'clock' | 'cookies'>,
  sessions: SessionStore,
  urlSigner: ReturnType<typeof createUrlSigner>,
  files: ReturnType<typeof createMediaFiles>,
): StaticFastPath {
  function findCustomerId(tokenHash: Buffer): string | undefined {
    const session = sessions.peek(tokenHash);
    return session && session.displacedBy === null && session.lockRecordType === null ? session.customerId : undefined;
  }

  return ({ url = '', headers }: IncomingMessage) => {
    const [, videoId, token, address] = SEGMENT.exec(url) ?? [];
    // Behind a proxy, the host of the page is in a header that only Fastify evaluates.
    if (!videoId || !token || !address || headers['x-forwarded-host'] !== undefined) return null;
    assertSameOrigin({ headers, host: headers.host ?? '' }, config.publicUrl);
    const { deviceId, tokenHash } = cookies.peek(headers.cookie);
    const customerId = tokenHash === undefined ? '' : findCustomerId(tokenHash);
    if (deviceId === undefined || customerId === undefined) return null;
    const now = clock.now();
    const { limitSeconds, expiresAt } = urlSigner.verifyToken({ videoId, deviceId, customerId }, token, now);
    const file = files.findCached(videoId, limitSeconds, address);
    if (file?.kind !== 'file') return null;
    return { disk: 'library', path: file.path, cacheControl: buildPrivateCacheControl(expiresAt - now) };
  };
}

/** Lets browsers cache media until the URL expires, and forbids shared caches. */
export function buildPrivateCacheControl(milliseconds: number): string {
  return `private, max-age=${Math.floor(milliseconds / 1000)}`;
}
