import { useChangeAccount } from '../../../entities/session/change-account.ts';
import { closeDialog, type DialogName } from '../../../lib/dialogs.ts';

/** The dialogs that are closed with the lock. */
const LOCK_DIALOGS: readonly DialogName[] = ['firstLock', 'permanentLock', 'verifyLocked', 'securityTip'];

export function closeLockDialogs(): void {
  for (const name of LOCK_DIALOGS) closeDialog(name);
}

/** Logs out of the locked account and opens the login dialog (rules/lock#change-account). */
export function useChangeLockedAccount(): () => void {
  const { mutate: changeAccount } = useChangeAccount();
  return () => {
    closeLockDialogs();
    changeAccount();
  };
}
