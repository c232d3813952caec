/** The value of a readable cookie; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const equals = pair.indexOf('=');
    if (pair.slice(0, equals) === name) return decodeURIComponent(pair.slice(equals + 1));
  }
  return undefined;
}

/** Sets a readable cookie for a number of days, SameSite for this site alone. */
export function writeCookie(name: string, value: string, days: number): void {
  const seconds = days * 86_400;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
