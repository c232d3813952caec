import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CallError } from '../../platform/http/call-error.ts';
import type { WatchRight } from './policy.ts';

/** Validity of a link for one browser, in ms: a long operation with pauses. */
const BOUND_VALIDITY_MS = 6 * 60 * 60 * 1000;

/**
 * The same for a video in a lesson, in ms; a learner who leaves the course or loses access is checked again after it.
 */
const LESSON_VALIDITY_MS = 30 * 60 * 1000;

/** The value in place of a limit in the token of a video in a lesson. */
const IN_LESSON = 'l';

/**
 * Shared links end at a multiple of this, in ms, one to two of them ahead: everybody's are the same for a while, so
 * that a CDN caches one copy, and none is valid for more than ten minutes.
 */
const SHARED_STEP_MS = 5 * 60 * 1000;

/** Verified tokens that are cached: one play requests hundreds of segments with the same token. */
const VERIFIED_MAX = 10_000;

const TOKEN = /^([0-9a-z]{1,10})\.(?:(\d{1,6}|l)\.)?([A-Za-z0-9_-]{43})$/;

/** The holder of a link; it is invalid for others (rules/security-media#play-links). */
export type UrlHolder =
  /** The browser by its device id, and the account; empty for a visitor. */
  | { readonly deviceId: string; readonly customerId: string }
  /** Everybody who has the link, as a CDN does not identify the viewer (rules/video#shared-links). */
  | 'everybody';

/** The permission that a link grants. */
export interface PlayGrant {
  /** The watch limit of a shared link in seconds, null for the whole title. A bound one is limited by each request. */
  readonly limitSeconds: number | null;
  /** A lesson opens it, so that it plays as an open title (rules/learning#videos). */
  readonly inLesson: boolean;
  /** In ms. */
  readonly expiresAt: number;
}

/** Signs and verifies the tokens of signed URLs, for a version of a video's media. */
export type UrlSigner = ReturnType<typeof createUrlSigner>;

export function createUrlSigner(secret: KeyObject) {
  const computeMac = (mediaId: string, holder: UrlHolder, payload: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([payload, mediaId, holder]))
      .digest('base64url');

  const verified = new LRUCache<string, { grant: PlayGrant; mediaId: string; holder: UrlHolder }>({
    max: VERIFIED_MAX,
  });

  function verify(mediaId: string, holder: UrlHolder, token: string): PlayGrant | null {
    const [, expiry = '', limit, mac = ''] = TOKEN.exec(token) ?? [];
    const inLesson = limit === IN_LESSON;
    if ((limit === undefined || inLesson) !== (holder !== 'everybody')) return null;
    const payload = limit === undefined ? expiry : `${expiry}.${limit}`;
    const receivedMac = Buffer.from(mac);
    const expectedMac = Buffer.from(computeMac(mediaId, holder, payload));
    if (receivedMac.length !== expectedMac.length || !timingSafeEqual(receivedMac, expectedMac)) return null;
    const limitSeconds = inLesson ? null : Number(limit) || null;
    return { limitSeconds, inLesson, expiresAt: Number.parseInt(expiry, 36) };
  }

  function sign(mediaId: string, holder: UrlHolder, expiresAt: number, limit: string) {
    const payload = `${expiresAt.toString(36)}${limit}`;
    return { token: `${payload}.${computeMac(mediaId, holder, payload)}`, expiresAt };
  }

  return {
    /** A token for one browser and account. */
    signBound: (
      mediaId: string,
      holder: Exclude<UrlHolder, 'everybody'>,
      { inLesson, now }: { readonly inLesson: boolean; readonly now: number },
    ) =>
      inLesson
        ? sign(mediaId, holder, now + LESSON_VALIDITY_MS, `.${IN_LESSON}`)
        : sign(mediaId, holder, now + BOUND_VALIDITY_MS, ''),

    /**
     * A token for everybody; `limitSeconds` null permits the whole title. It ends with the right of the viewer that it
     * is issued for, as no membership is checked when it is used.
     */
    signShared: (
      mediaId: string,
      { limitSeconds, endsAt }: Pick<WatchRight, 'limitSeconds' | 'endsAt'>,
      now: number,
    ) => {
      const step = (Math.floor(now / SHARED_STEP_MS) + 2) * SHARED_STEP_MS;
      return sign(mediaId, 'everybody', Math.min(step, endsAt ?? step), `.${limitSeconds ?? 0}`);
    },

    /**
     * Returns the grant of a token to this holder.
     * @throws {CallError} notAllowed for a changed, expired or foreign token
     */
    verifyToken(mediaId: string, holder: UrlHolder, token: string, now: number): PlayGrant {
      const cached = verified.get(token);
      const isCached = cached !== undefined && cached.mediaId === mediaId && isSameHolder(cached.holder, holder);
      const grant = isCached ? cached.grant : verify(mediaId, holder, token);
      if (!grant || grant.expiresAt <= now) throw new CallError('notAllowed');
      if (!isCached) verified.set(token, { grant, mediaId, holder });
      return grant;
    },
  };
}

function isSameHolder(a: UrlHolder, b: UrlHolder): boolean {
  if (a === 'everybody' || b === 'everybody') return a === b;
  return a.deviceId === b.deviceId && a.customerId === b.customerId;
}
