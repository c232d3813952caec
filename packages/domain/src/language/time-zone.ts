/** Cookie of the device's time zone, which the portal sets where it is not Shanghai's (rules/format#time-zones). */
export const TIME_ZONE_COOKIE = 'osteon_time_zone';

/** The IANA zone that a cookie contains, e.g. `Europe/Berlin`; null for none, and for anything that is no zone. */
export function parseTimeZone(value: string | null): string | null {
  if (value === null) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
