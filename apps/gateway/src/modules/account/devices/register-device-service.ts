import {
  ACTIVE_DEVICE_DAYS,
  ACTIVE_DEVICES_MAX,
  deriveAccountLock,
  LockRecordType,
  nextAccountLock,
} from '@osteon/domain';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Audit } from '../../audit/audit-service.ts';
import { insertLock, listLocks } from '../lock/lock-repository.ts';
import { type DeviceLogin, noteDevice } from '../login/login-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Since when a device counts as active, in ms (seed 000 §4). */
export function activeSince(now: number): number {
  return now - ACTIVE_DEVICE_DAYS * DAY_MS;
}

/**
 * Counts the device of a login, in the login's transaction, which holds the account's row. One that comes new over the
 * limit locks the account: for the first time until its owner is verified, later for good (seed 000 §4; spec-decision
 * 2). A device that counts already never locks, or verifying would only lead into the next lock.
 */
export async function admitDevice(tx: Database, login: DeviceLogin, audit: Audit): Promise<void> {
  const { devices, isNew } = await noteDevice(tx, login, activeSince(login.at));
  if (!isNew || devices <= ACTIVE_DEVICES_MAX) return;
  const { accountId, deviceId, ip, userAgent, at } = login;
  const next = nextAccountLock(deriveAccountLock(await listLocks(tx, accountId)), 'tooManyDevices');
  if (next === null) return;
  const type = next === 'permanent' ? LockRecordType.permanent : LockRecordType.first;
  const made = await insertLock(tx, { id: randomId(), accountId, type, createdAt: at, ip, userAgent });
  if (made) await audit.record(tx, { event: 'accountLocked', accountId, ip, deviceId, detail: { type, devices } });
}
