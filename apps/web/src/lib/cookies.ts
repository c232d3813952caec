import { COOKIE_DAYS } from '@osteon/domain';

/**
 * The value of a readable cookie; undefined where there is none.
 *
 * @param cookies all cookies, for readers of several: the browser asks another process for them each time
 */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  for (const pair of cookies.split('; ')) {
    const equals = pair.indexOf('=');
    if (pair.slice(0, equals) === name) return decodeURIComponent(pair.slice(equals + 1));
  }
  return undefined;
}

/** Sets a readable cookie for 90 days, SameSite for this site alone. */
export function writeCookie(name: string, value: string): void {
  const seconds = COOKIE_DAYS * 86_400;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
