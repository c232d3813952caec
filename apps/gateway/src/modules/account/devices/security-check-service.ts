import type { ResponseOf } from '@osteon/contract';
import { ACTIVE_DEVICE_DAYS, ACTIVE_DEVICES_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import { createLockRepository, type LockRow } from '../lock/lock-repository.ts';
import { describeBrowser } from '../sessions/user-agent.ts';
import { createDeviceRepository } from './device-repository.ts';
import { getActiveSince } from './device-service.ts';

/** The active devices, the device limit and the locks of an account; rules/device#security-check. */
export async function checkSecurity(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: string,
): Promise<ResponseOf<'securityCheck'>> {
  const [own, deviceCount, locks] = await Promise.all([
    createAccountRepository(db).find(accountId),
    createDeviceRepository(db).countActive(accountId, getActiveSince(clock.now())),
    createLockRepository(db).list(accountId),
  ]);
  if (!own) throw new CallError('notFound');
  return {
    deviceCount,
    deviceLimit: ACTIVE_DEVICES_MAX,
    deviceDays: ACTIVE_DEVICE_DAYS,
    hasPassword: own.passwordHash !== null,
    locks: locks.map(presentLock),
  };
}

function presentLock({ id, type, createdAt, endedAt, ip, userAgent }: LockRow) {
  return {
    lockRecordId: id,
    lockRecordType: type,
    createdAt,
    endedAt,
    device: describeBrowser(userAgent ?? ''),
    ip: ip ?? '',
  };
}
