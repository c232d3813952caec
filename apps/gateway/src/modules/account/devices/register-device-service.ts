import { ACTIVE_DEVICES_MAX, deriveAccountLock, getNextAccountLock, LockRecordType } from '@osteon/domain';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { AuditLog } from '../../../platform/log/audit-log.ts';
import { createLockRepository } from '../lock/lock-repository.ts';
import { createDeviceRepository, type DeviceLogin } from './device-repository.ts';
import { getActiveSince } from './device-service.ts';

/**
 * Counts the device of a login, in the login's transaction, which holds the lock of the account's row. The sixth
 * active device locks the account (rules/device#limit). An active device never locks, or verifying the owner would
 * only lead to the next lock.
 */
export async function registerDevice(tx: Database, login: DeviceLogin, audit: AuditLog): Promise<void> {
  const { devices, isNew } = await createDeviceRepository(tx).upsert(login, getActiveSince(login.at));
  if (!isNew || devices <= ACTIVE_DEVICES_MAX) return;
  const { accountId, deviceId, ip, userAgent, at } = login;
  const locks = createLockRepository(tx);
  const next = getNextAccountLock(deriveAccountLock(await locks.list(accountId)), 'tooManyDevices');
  if (next === null) return;
  const type = next === 'permanent' ? LockRecordType.permanent : LockRecordType.first;
  const inserted = await locks.insert({ id: randomId(), accountId, type, createdAt: at, ip, userAgent });
  if (inserted) await audit.record(tx, { event: 'accountLocked', accountId, ip, deviceId, detail: { type, devices } });
}
