import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CallError } from '../../platform/http/call-error.ts';

/** Validity of a signed URL, in ms: a long operation with pauses. */
const VALIDITY_MS = 6 * 60 * 60 * 1000;

/** Verified tokens that are cached: one play requests hundreds of segments with the same token. */
const VERIFIED_MAX = 10_000;

const TOKEN = /^([0-9a-z]{1,10})\.(\d{1,6})\.([A-Za-z0-9_-]{43})$/;

/** The video, browser and account for which a URL is signed; it is invalid for others (rules/security#play-links). */
export interface UrlHolder {
  readonly videoId: string;
  /** Device id of the browser. */
  readonly deviceId: string;
  /** Empty for a visitor. */
  readonly customerId: string;
}

/** What a token permits; `limitSeconds` null is the whole title, `expiresAt` in ms. */
export interface PlayGrant {
  readonly limitSeconds: number | null;
  readonly expiresAt: number;
}

/** Signs and verifies the tokens in URLs of a video's media. A token carries the watch limit and the expiry. */
export function createUrlSigner(secret: KeyObject) {
  const computeMac = (holder: UrlHolder, claim: string): Buffer =>
    createHmac('sha256', secret).update(serializeClaim(holder, claim)).digest();

  const verified = new LRUCache<string, PlayGrant>({ max: VERIFIED_MAX });

  function verify(holder: UrlHolder, token: string): PlayGrant | null {
    const [, expiry = '', limit = '', mac = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(mac, 'base64url');
    const wanted = computeMac(holder, `${expiry}.${limit}`);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    return { limitSeconds: Number(limit) || null, expiresAt: Number.parseInt(expiry, 36) };
  }

  return {
    /** A new token; `limitSeconds` null permits the whole title. */
    signToken(holder: UrlHolder, limitSeconds: number | null, now: number): { token: string; expiresAt: number } {
      const expiresAt = now + VALIDITY_MS;
      const claim = `${expiresAt.toString(36)}.${limitSeconds ?? 0}`;
      return { token: `${claim}.${computeMac(holder, claim).toString('base64url')}`, expiresAt };
    },

    /**
     * What a token permits this holder.
     * @throws {CallError} notAllowed for a changed, expired or foreign token
     */
    verifyToken(holder: UrlHolder, token: string, now: number): PlayGrant {
      const key = serializeClaim(holder, token);
      const grant = verified.get(key) ?? verify(holder, token);
      if (!grant || grant.expiresAt <= now) throw new CallError('notAllowed');
      verified.set(key, grant);
      return grant;
    },
  };
}

/** An unambiguous text of a holder and a claim. */
function serializeClaim({ videoId, deviceId, customerId }: UrlHolder, claim: string): string {
  return JSON.stringify([claim, videoId, deviceId, customerId]);
}
