import type { ResponseOf } from '@osteon/contract';
import { browserForm, browserName } from './browser-name.ts';
import type { DeviceRow, listLoginDays, listOpenSessions } from './device-repository.ts';

type Device = ResponseOf<'listDevices'>['list'][number];

/** What the list of devices is made of beside the devices themselves. */
interface Surroundings {
  readonly open: Awaited<ReturnType<typeof listOpenSessions>>;
  readonly days: Awaited<ReturnType<typeof listLoginDays>>;
  /** The device that asks. */
  readonly deviceId: string;
  readonly now: number;
  readonly windowMs: number;
  readonly nameOf: (row: DeviceRow) => string;
}

/** The devices that count or are logged in, the caller's own first. */
export function presentDevices(rows: readonly DeviceRow[], around: Surroundings): Device[] {
  const devices = rows.map((row) => presentDevice(row, around));
  return devices
    .filter(({ freeAt, loggedIn }) => freeAt !== null || loggedIn)
    .sort((one, other) => Number(other.current) - Number(one.current));
}

function presentDevice(row: DeviceRow, { open, days, deviceId, now, windowMs, nameOf }: Surroundings): Device {
  const own = open.filter((session) => session.deviceId === row.deviceId);
  const freeAt = row.lastLoginAt + windowMs;
  return {
    id: nameOf(row),
    browser: browserName(row.userAgent),
    form: browserForm(row.userAgent),
    ip: row.ip,
    current: row.deviceId === deviceId,
    loggedIn: own.length > 0,
    phonePages: own.length > 0 && own.every(({ kind }) => kind === 'phone'),
    lastLoginAt: row.lastLoginAt,
    lastUsedAt: own.length > 0 ? Math.max(...own.map(({ lastUsedAt }) => lastUsedAt)) : null,
    freeAt: freeAt > now ? freeAt : null,
    loginDays: days.filter((login) => login.deviceId === row.deviceId).map(({ day }) => day),
  };
}
