import { LOCK_DIALOG_DELAY_MS, LockRecordType } from '@osteon/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { getAppealQuery } from '../../entities/appeal/api/get-appeal.ts';
import { closeLockDialogs } from '../../features/account/lock/close-lock-dialogs.ts';
import { usePhoneBindingCheck } from '../../features/account/phone-binding/use-phone-binding-check.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';
import { useSession } from '../../lib/session/session-store.ts';

/** Opens the dialogs of the account's security: a lock, or the check of a bound phone. Not on the pages for phones. */
export function AccountWatch() {
  const { pathname } = useLocation();
  const forPhones = pathname.startsWith('/m/');
  const lock = useSession(({ check }) => (check?.status === 0 ? check.lockRecordType : null));
  usePhoneBindingCheck({ enabled: !forPhones });

  useEffect(() => {
    if (lock === null || forPhones) return;
    const timer = setTimeout(() => void showLock(lock), LOCK_DIALOG_DELAY_MS);
    return () => {
      clearTimeout(timer);
      closeLockDialogs();
    };
  }, [lock, forPhones]);

  return null;
}

/** Shows the lock (rules/lock#dialogs); an open appeal is shown on top of it. */
async function showLock(lock: number): Promise<void> {
  openDialog(lock === LockRecordType.permanent ? 'permanentLock' : 'firstLock');
  if (lock !== LockRecordType.permanent) return;
  // If the appeal cannot be loaded, the button that leads to it loads it again.
  const { customerId } = useSession.getState();
  const answer = await queryClient.fetchQuery(getAppealQuery(customerId)).catch(() => null);
  if (answer?.appeal?.state === 'open') openDialog('appeal');
}
