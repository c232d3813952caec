import { nextPhoneBinding, type PhoneBindingEvent, type PhoneBindingState } from '@osteon/domain';
import { closeDialog, openDialog } from '../../../lib/dialogs.ts';
import { updateMobileBindTime } from '../api/update-mobile-bind-time.ts';
import { proveIdentity } from '../verify/prove-identity.ts';

let state: PhoneBindingState = 'idle';

/** Takes a legal move; an illegal one changes nothing and gives false (seed 000 §4, Phone-bind security). */
function move(event: PhoneBindingEvent): boolean {
  const next = nextPhoneBinding(state, event);
  state = next ?? state;
  return next !== null;
}

/** Asks whether the bound phone is still in use, once the check says that this is to be confirmed. */
export function askWhetherInUse(bound: { mobile: string; confirmedAt: number | null }): void {
  if (move('expired')) openDialog('accountSecurity', bound);
}

/** The phone is still in use. */
export function keepUsing(): void {
  if (!move('keep')) return;
  closeDialog('accountSecurity');
  void updateMobileBindTime();
}

/** Leads from a fresh proof of identity to the new number; from the question or from the security page. */
export async function changePhone(): Promise<void> {
  if (!move('change')) return;
  closeDialog('accountSecurity');
  const bandToken = await proveIdentity();
  if (bandToken === null) move('leave');
  else if (move('proven')) openDialog('changePhone', { bandToken });
}

/** The new number is bound. */
export function tellPhoneChanged(mobile: string): void {
  if (!move('bound')) return;
  closeDialog('changePhone');
  openDialog('phoneChanged', { mobile });
}

/** The owner has read that the number is changed. */
export function confirmPhoneChanged(): void {
  move('confirm');
  closeDialog('phoneChanged');
}

/** One of the dialogs is closed without more. */
export function leavePhoneBind(dialog: 'accountSecurity' | 'changePhone'): void {
  move('leave');
  closeDialog(dialog);
}
