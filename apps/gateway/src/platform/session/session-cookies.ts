import { hash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { COOKIE_DAYS } from '@osteon/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { randomId } from '../crypto/random-id.ts';
import type { Session } from './session.ts';

const SESSION_SECONDS = COOKIE_DAYS * 24 * 60 * 60;

/** Lifetime of a browser's device id, in seconds (rules/device#active-device). */
const DEVICE_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Readable by the portal, which repeats it as a header of the same name (rules/session#cookies). */
const API_TOKEN = 'apiToken';

/**
 * A browser may hold one session of each kind: portal and phone pages are independent (rules/login#phone-session).
 * `csrfCookie` is readable by the pages, which repeat its value in a header of the same name.
 */
const KINDS = {
  desktop: { noun: 'session', csrfCookie: API_TOKEN },
  phone: { noun: 'phone', csrfCookie: 'phoneToken' },
} as const satisfies Record<Session['kind'], { noun: string; csrfCookie: string }>;

/** Size of the cache of token hashes, as each call of a page needs the same one. */
const KNOWN_TOKENS = 20_000;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const DEVICE_ID = /^[A-Za-z0-9_-]{22}$/;

/** A session that is not yet stored. */
export interface NewSession {
  /** 256 random bits; only the browser stores it. */
  readonly token: string;
  /** SHA-256 of the token, which the database stores. */
  readonly tokenHash: Buffer;
  readonly apiToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/**
 * The gateway's cookies. Over https every name carries `__Host-` and the cookie `Secure`; over plain http neither, as
 * browsers would drop such cookies on any host but localhost, and no phone on the local network could log in
 * (rules/security-sessions#session-tokens).
 */
export function createSessionCookies({ https, clock }: { https: boolean; clock: Clock }) {
  const name = (noun: string) => `${https ? '__Host-' : ''}osteon_${noun}`;
  const options = (more: { maxAge: number }): CookieSerializeOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    ...more,
  });
  const knownTokens = new LRUCache<string, Pick<NewSession, 'tokenHash' | 'apiToken'>>({ max: KNOWN_TOKENS });
  const sessionPair = `${name('session')}=`;
  const devicePair = `${name('device')}=`;
  const readable = { ...options({ maxAge: SESSION_SECONDS }), httpOnly: false };

  function readToken(token: string | undefined): Pick<NewSession, 'tokenHash' | 'apiToken'> | null {
    if (token === undefined || !TOKEN.test(token)) return null;
    const known = knownTokens.get(token);
    if (known) return known;
    const read = { tokenHash: getHash(token), apiToken: getApiToken(token) };
    knownTokens.set(token, read);
    return read;
  }

  function readDevice(request: FastifyRequest): string | null {
    const known = request.cookies[name('device')];
    return known !== undefined && DEVICE_ID.test(known) ? known : null;
  }

  return {
    /** The full name of a cookie of ours. */
    name,
    /** HttpOnly, SameSite=Lax, on the whole site; `maxAge` in seconds. */
    options,
    mint(): NewSession {
      const token = randomBytes(32).toString('base64url');
      return {
        token,
        tokenHash: getHash(token),
        apiToken: getApiToken(token),
        expiresAt: clock.now() + SESSION_SECONDS * 1000,
      };
    },
    /** Sets the cookies of a stored session; call it after the transaction. */
    set(reply: FastifyReply, session: Pick<NewSession, 'token' | 'apiToken'>, kind: Session['kind'] = 'desktop'): void {
      reply.setCookie(name(KINDS[kind].noun), session.token, options({ maxAge: SESSION_SECONDS }));
      reply.setCookie(KINDS[kind].csrfCookie, session.apiToken, readable);
    },
    clear(reply: FastifyReply, kind: Session['kind'] = 'desktop'): void {
      reply.clearCookie(name(KINDS[kind].noun), options({ maxAge: 0 }));
      reply.clearCookie(KINDS[kind].csrfCookie, { ...readable, maxAge: 0 });
    },
    /** Hash and CSRF token of the request's session cookie; null where it holds no token of the right form. */
    read(
      request: FastifyRequest,
      kind: Session['kind'] = 'desktop',
    ): Pick<NewSession, 'tokenHash' | 'apiToken'> | null {
      return readToken(request.cookies[name(KINDS[kind].noun)]);
    },
    /** The CSRF token in the request's header, which only a page of ours can send; empty where there is none. */
    readCsrfToken(request: FastifyRequest, kind: Session['kind']): string {
      return String(request.headers[KINDS[kind].csrfCookie.toLowerCase()] ?? '');
    },
    /** Device id and session token hash of a raw Cookie header, for replies sent before the framework parses it. */
    peek(header: string | undefined): { deviceId: string | undefined; tokenHash: Buffer | undefined } {
      const token = readToken(valueIn(header, sessionPair));
      return { deviceId: valueIn(header, devicePair), tokenHash: token?.tokenHash };
    },
    /** The device id that the browser sent; null where it sent none. */
    readDevice,
    /** The browser's device id; set by this reply where the browser has none (rules/device#active-device). */
    device(request: FastifyRequest, reply: FastifyReply): string {
      const known = readDevice(request);
      if (known !== null) return known;
      const id = randomId();
      reply.setCookie(name('device'), id, options({ maxAge: DEVICE_SECONDS }));
      return id;
    },
  };
}

/** The value of a cookie in a raw header; `pair` is its name with the equals sign. */
function valueIn(header = '', pair: string): string | undefined {
  const found = header.startsWith(pair) ? 0 : header.indexOf(`; ${pair}`) + 2;
  if (found === 1) return undefined;
  const end = header.indexOf(';', found);
  return header.slice(found + pair.length, end < 0 ? undefined : end);
}

function getHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

function getApiToken(token: string): string {
  // The token is all random, so a prefixed hash of it reveals neither the token nor its own hash.
  return hash('sha256', `${API_TOKEN} ${token}`, 'base64url');
}
