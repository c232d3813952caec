import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../../platform/app-context.ts';
import type { SessionStore } from '../../platform/session/session.ts';
import type { StaticFastPath } from '../../platform/storage/static-fast-path.ts';
import type { createMediaFiles } from './media-file-service.ts';
import { assertSameOrigin } from './same-origin-policy.ts';
import type { createUrlSigner } from './signed-url.ts';

const SEGMENT = /^\/media\/videos\/([\w-]+)\/([\w.-]+)\/([\w./-]+\.m4s)$/;

/**
 * Finds segments as `mediaRoutes` does, by the same rules, where nothing needs to be read for it. What it does not know
 * or what they refuse, it leaves to them.
 */
export function createSegmentFastPath(
  { config, clock, cookies }: Pick<AppContext, 'config' | 'clock' | 'cookies'>,
  sessions: SessionStore,
  links: ReturnType<typeof createUrlSigner>,
  files: ReturnType<typeof createMediaFiles>,
): StaticFastPath {
  function customerOf(tokenHash: Buffer): string | undefined {
    const session = sessions.peek(tokenHash);
    return session && session.displacedBy === null && session.lockRecordType === null ? session.customerId : undefined;
  }

  return ({ url = '', headers }: IncomingMessage) => {
    const [, videoId, token, address] = SEGMENT.exec(url) ?? [];
    // Behind a proxy the host of the page is another header, which only the framework reads.
    if (!videoId || !token || !address || headers['x-forwarded-host'] !== undefined) return null;
    assertSameOrigin({ headers, host: headers.host ?? '' }, config.publicUrl);
    const { deviceId, tokenHash } = cookies.peek(headers.cookie);
    const customerId = tokenHash === undefined ? '' : customerOf(tokenHash);
    if (deviceId === undefined || customerId === undefined) return null;
    const now = clock.now();
    const { limitSeconds, expiresAt } = links.verifyToken({ videoId, deviceId, customerId }, token, now);
    const served = files.findCached(videoId, limitSeconds, address);
    if (served?.kind !== 'file') return null;
    return { disk: 'library', path: served.path, cacheControl: buildPrivateCacheControl(expiresAt - now) };
  };
}

/** Browsers may keep media as long as their link holds; what stands between must not. */
export function buildPrivateCacheControl(milliseconds: number): string {
  return `private, max-age=${Math.floor(milliseconds / 1000)}`;
}
