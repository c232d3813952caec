import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../../platform/app-context.ts';
import type { CallContext } from '../../../platform/http/handler.ts';

type Reply = CallContext['reply'];

/** The time in which the app can confirm after the credential was checked. */
const COOKIE_SECONDS = 3600;

/**
 * A signed HttpOnly cookie of a login whose response had pcLoginStatus 2: the account that was authenticated, and the
 * time at which this ends. It permits nothing but a QR code for that account's phone; rules/login#app-confirmation.
 */
export interface AppLoginCookie {
  set(reply: Reply, accountId: string): void;
  /** The authenticated account; null without a cookie, for a forged or an expired one. */
  read(request: Reply['request']): string | null;
}

export function createAppLoginCookie({
  clock,
  cookies,
  keyFor,
}: Pick<AppContext, 'clock' | 'cookies' | 'keyFor'>): AppLoginCookie {
  const key = keyFor('app-login');
  const name = cookies.name('app_login');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  return {
    set(reply, accountId) {
      const text = `${accountId}.${clock.now() + COOKIE_SECONDS * 1000}`;
      reply.setCookie(name, `${text}.${sign(text).toString('base64url')}`, cookies.options({ maxAge: COOKIE_SECONDS }));
    },
    read(request) {
      const [accountId = '', expiresAt = '', signature = ''] = (request.cookies[name] ?? '').split('.');
      const expected = sign(`${accountId}.${expiresAt}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Number(expiresAt) > clock.now() ? accountId : null;
    },
  };
}
