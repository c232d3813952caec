import { TIME_ZONE_COOKIE } from '@osteon/domain';
import { readCookie, writeCookie } from '../lib/cookies.ts';

/** The zone of devices that need no cookie. */
const SHANGHAI = 'Asia/Shanghai';

/** Stores the device's time zone for the gateway, which writes reminders with it (rules/format#time-zones). */
export function storeTimeZone(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone !== (readCookie(TIME_ZONE_COOKIE) ?? SHANGHAI)) writeCookie(TIME_ZONE_COOKIE, timeZone);
}
