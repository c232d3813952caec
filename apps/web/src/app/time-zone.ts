import { TIME_ZONE_COOKIE } from '@osteon/domain';
import { readCookie, writeCookie } from '../lib/cookies.ts';

/** The zone of devices that need no cookie. */
const SHANGHAI = 'Asia/Shanghai';

/** Minutes that a device in Shanghai's zone reports, which has no summer time. */
const SHANGHAI_OFFSET = -480;

/**
 * Stores the device's time zone for the gateway, which writes reminders with it (rules/format#time-zones). A device with the
 * clock of Shanghai and no cookie needs none; the name of its zone takes a slow phone a tenth of a second.
 */
export function storeTimeZone(): void {
  const stored = readCookie(TIME_ZONE_COOKIE);
  if (stored === undefined && new Date().getTimezoneOffset() === SHANGHAI_OFFSET) return;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone !== (stored ?? SHANGHAI)) writeCookie(TIME_ZONE_COOKIE, timeZone);
}
