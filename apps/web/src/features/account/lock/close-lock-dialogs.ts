import { changeAccount } from '../../../entities/session/change-account.ts';
import { closeDialog, type DialogName } from '../../../lib/dialogs.ts';

/** What is shown about a lock, and goes with it. */
const LOCK_DIALOGS: readonly DialogName[] = ['firstLock', 'permanentLock', 'verifyLocked', 'securityTip'];

/** Closes what is shown about a lock. */
export function closeLockDialogs(): void {
  for (const name of LOCK_DIALOGS) closeDialog(name);
}

/** Logs out of the locked account and offers the login to another (seed 000 §4). */
export function changeLockedAccount(): void {
  closeLockDialogs();
  void changeAccount();
}
