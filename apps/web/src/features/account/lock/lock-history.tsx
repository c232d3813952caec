import { LockRecordType } from '@osteon/domain';
import { useSecurityCheck } from '../../../entities/account/api/security-check.ts';
import { dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import styles from './lock.module.css';

/** The first and the permanent lock, with the device that caused each. */
export function LockHistory() {
  const { data } = useSecurityCheck();
  if (!data) return null;
  const open = data.locks.find(({ endedAt }) => endedAt === null);
  const first = data.locks.find(({ lockRecordType }) => lockRecordType === LockRecordType.first);
  return (
    <ol className={styles.history}>
      {first && first !== open && (
        <li>
          <b>{m['account.lock.firstRecord']()}</b>
          <time>{dateTimeText(first.createdAt)}</time>
          <span>{m['account.lock.verified']()}</span>
        </li>
      )}
      {open && (
        <li className={styles.open}>
          <b>{m['account.lock.secondRecord']()}</b>
          <time>{dateTimeText(open.createdAt)}</time>
          {open.device !== '' && (
            <span>
              {joinDetails([m['account.lock.device']({ count: data.deviceLimit + 1 }), open.device, open.ip])}
            </span>
          )}
        </li>
      )}
    </ol>
  );
}
