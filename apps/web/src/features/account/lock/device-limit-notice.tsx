import { LockRecordType } from '@osteon/domain';
import { useSecurityCheck } from '../../../entities/account/api/security-check.ts';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import styles from './lock.module.css';

/** The device slots and, if known, the device that exceeded the limit (rules/device#limit). */
export function DeviceLimitNotice() {
  const { data } = useSecurityCheck();
  if (!data || data.deviceCount <= data.deviceLimit) return null;
  const { deviceCount, deviceLimit, deviceDays, locks } = data;
  const lock = locks.find(({ lockRecordType }) => lockRecordType === LockRecordType.first);
  const label = m['account.lock.slots']({ days: deviceDays, count: deviceCount, limit: deviceLimit });
  return (
    <div className={styles.devices}>
      <div className={styles.slots} role="img" aria-label={label}>
        {Array.from({ length: deviceLimit }, (_, index) => (
          // The slots are identical and never reordered.
          <i key={index} />
        ))}
        <i className={styles.over} />
      </div>
      {lock && lock.device !== '' && (
        <dl>
          <dt>{m['account.lock.device']({ count: deviceLimit + 1 })}</dt>
          <dd>
            {lock.device}
            <span>
              {lock.ip}
              <time>{dateTimeText(lock.createdAt)}</time>
            </span>
          </dd>
        </dl>
      )}
    </div>
  );
}
