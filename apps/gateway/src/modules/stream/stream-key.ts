import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The RTMP application that encoders push to, below the host. */
export const STREAM_APP = 'live';

/** Entropy of a stream key, in bytes. */
const SECRET_BYTES = 18;

/** The stream name that an encoder is configured with: `<channel>_<secret>` (rules/stream#encoders). */
export function createStreamKey(channelId: string): { readonly key: string; readonly hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { key: `${channelId}_${secret}`, hash: hashSecret(secret) };
}

/** The channel and the secret of a stream name; null if it is invalid. */
export function readStreamKey(key: string): { readonly channelId: string; readonly secret: string } | null {
  const cut = key.indexOf('_');
  return cut < 1 ? null : { channelId: key.slice(0, cut), secret: key.slice(cut + 1) };
}

/** Returns true if a secret matches a stored hash. */
export function isStreamSecret(secret: string, hash: Buffer): boolean {
  return timingSafeEqual(hashSecret(secret), hash);
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
