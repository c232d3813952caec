import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { CallError } from '../../call-error.ts';

/** How long the links of one play hold, in ms: a long operation with pauses. */
const LINK_MS = 6 * 60 * 60 * 1000;

const TOKEN = /^([0-9a-z]{1,10})\.(\d{1,6})\.([A-Za-z0-9_-]{43})$/;

/** Whom and what a link is for: it opens nothing for anyone else (security 69). */
export interface LinkHolder {
  readonly videoId: string;
  /** The browser's own id. */
  readonly deviceId: string;
  /** Empty for a visitor. */
  readonly customerId: string;
}

/** Signs and reads the tokens in the addresses of a video's media. A token tells how much may be watched and until when. */
export function createPlayLinks(key: KeyObject) {
  const sign = ({ videoId, deviceId, customerId }: LinkHolder, claim: string): Buffer =>
    createHmac('sha256', key).update([claim, videoId, deviceId, customerId].join('\n')).digest();

  return {
    /** A new token; `limitSeconds` null opens the whole title. */
    make(holder: LinkHolder, limitSeconds: number | null, now: number): { token: string; expiresAt: number } {
      const expiresAt = now + LINK_MS;
      const claim = `${expiresAt.toString(36)}.${limitSeconds ?? 0}`;
      return { token: `${claim}.${sign(holder, claim).toString('base64url')}`, expiresAt };
    },

    /**
     * What a token opens for this holder.
     * @throws {CallError} notAllowed for a token that was changed, has expired or belongs to another.
     */
    read(holder: LinkHolder, token: string, now: number): { limitSeconds: number | null; expiresAt: number } {
      const [, expiry = '', limit = '', mac = ''] = TOKEN.exec(token) ?? [];
      const given = Buffer.from(mac, 'base64url');
      const wanted = sign(holder, `${expiry}.${limit}`);
      const expiresAt = Number.parseInt(expiry, 36);
      const genuine = given.length === wanted.length && timingSafeEqual(given, wanted);
      if (!genuine || !(expiresAt > now)) throw new CallError('notAllowed');
      return { limitSeconds: Number(limit) || null, expiresAt };
    },
  };
}
