import type { ResponseOf } from '@osteon/contract';
import type { OpenSession } from '../sessions/session-repository.ts';
import { describeBrowser, detectFormFactor } from '../sessions/user-agent.ts';
import type { DeviceRow, LoginDay } from './device-repository.ts';

type Device = ResponseOf<'listDevices'>['list'][number];

/** The values besides the rows that the list of devices is presented with. */
interface DeviceListContext {
  readonly openSessions: readonly OpenSession[];
  readonly loginDays: readonly LoginDay[];
  /** The caller's device. */
  readonly deviceId: string;
  readonly now: number;
  readonly windowMs: number;
  readonly hashDeviceId: (row: DeviceRow) => string;
}

/** The devices that are active or logged in, the caller's own first; rules/device#device-list. */
export function presentDevices(rows: readonly DeviceRow[], context: DeviceListContext): Device[] {
  const devices = rows.map((row) => presentDevice(row, context));
  return devices
    .filter(({ freeAt, loggedIn }) => freeAt !== null || loggedIn)
    .sort((one, other) => Number(other.current) - Number(one.current));
}

function presentDevice(
  row: DeviceRow,
  { openSessions, loginDays, deviceId, now, windowMs, hashDeviceId }: DeviceListContext,
): Device {
  const sessions = openSessions.filter((session) => session.deviceId === row.deviceId);
  const freeAt = row.lastLoginAt + windowMs;
  return {
    id: hashDeviceId(row),
    browser: describeBrowser(row.userAgent),
    form: detectFormFactor(row.userAgent),
    ip: row.ip,
    current: row.deviceId === deviceId,
    loggedIn: sessions.length > 0,
    phonePages: sessions.length > 0 && sessions.every(({ kind }) => kind === 'phone'),
    lastLoginAt: row.lastLoginAt,
    lastUsedAt: sessions.length > 0 ? Math.max(...sessions.map(({ lastUsedAt }) => lastUsedAt)) : null,
    freeAt: freeAt > now ? freeAt : null,
    loginDays: loginDays.filter((login) => login.deviceId === row.deviceId).map(({ day }) => day),
  };
}
