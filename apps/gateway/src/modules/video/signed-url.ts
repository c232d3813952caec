import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CallError } from '../../platform/http/call-error.ts';

/** How long the links of one play hold, in ms: a long operation with pauses. */
const LINK_MS = 6 * 60 * 60 * 1000;

/** Tokens whose signature was found genuine are remembered: a play asks for hundreds of segments with the same one. */
const GENUINE_KEPT = 10_000;

const TOKEN = /^([0-9a-z]{1,10})\.(\d{1,6})\.([A-Za-z0-9_-]{43})$/;

/** Whom and what a link is for: it opens nothing for anyone else (security 69). */
export interface UrlHolder {
  readonly videoId: string;
  /** The browser's own id. */
  readonly deviceId: string;
  /** Empty for a visitor. */
  readonly customerId: string;
}

/** What a token opens; `limitSeconds` null is the whole title, `expiresAt` in ms. */
export interface PlayGrant {
  readonly limitSeconds: number | null;
  readonly expiresAt: number;
}

/** Signs and reads the tokens in the addresses of a video's media. A token tells how much may be watched and until when. */
export function createUrlSigner(key: KeyObject) {
  const sign = (holder: UrlHolder, claim: string): Buffer =>
    createHmac('sha256', key).update(nameOf(holder, claim)).digest();

  const genuine = new LRUCache<string, PlayGrant>({ max: GENUINE_KEPT });

  function verify(holder: UrlHolder, token: string): PlayGrant | null {
    const [, expiry = '', limit = '', mac = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(mac, 'base64url');
    const wanted = sign(holder, `${expiry}.${limit}`);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    return { limitSeconds: Number(limit) || null, expiresAt: Number.parseInt(expiry, 36) };
  }

  return {
    /** A new token; `limitSeconds` null opens the whole title. */
    signToken(holder: UrlHolder, limitSeconds: number | null, now: number): { token: string; expiresAt: number } {
      const expiresAt = now + LINK_MS;
      const claim = `${expiresAt.toString(36)}.${limitSeconds ?? 0}`;
      return { token: `${claim}.${sign(holder, claim).toString('base64url')}`, expiresAt };
    },

    /**
     * What a token opens for this holder.
     * @throws {CallError} notAllowed for a token that was changed, has expired or belongs to another.
     */
    verifyToken(holder: UrlHolder, token: string, now: number): PlayGrant {
      const name = nameOf(holder, token);
      const grant = genuine.get(name) ?? verify(holder, token);
      if (!grant || grant.expiresAt <= now) throw new CallError('notAllowed');
      genuine.set(name, grant);
      return grant;
    },
  };
}

/** A holder and what is claimed for them as one text that stands for nothing else. */
function nameOf({ videoId, deviceId, customerId }: UrlHolder, claim: string): string {
  return JSON.stringify([claim, videoId, deviceId, customerId]);
}
