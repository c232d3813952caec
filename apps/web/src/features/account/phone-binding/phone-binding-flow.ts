import { nextPhoneBinding, type PhoneBindingEvent, type PhoneBindingState } from '@osteon/domain';
import { closeDialog, openDialog } from '../../../lib/dialogs.ts';
import { updateMobileBindTime } from '../api/update-mobile-bind-time.ts';
import { requestStepUpToken } from '../step-up/request-step-up-token.ts';

let state: PhoneBindingState = 'idle';

/** Takes a legal move; an illegal one changes nothing and gives false (seed 000 §4, Phone-bind security). */
function transition(event: PhoneBindingEvent): boolean {
  const next = nextPhoneBinding(state, event);
  state = next ?? state;
  return next !== null;
}

/** Asks whether the bound phone is still in use, once the check says that this is to be confirmed. */
export function promptPhoneConfirmation(bound: { mobile: string; confirmedAt: number | null }): void {
  if (transition('expired')) openDialog('accountSecurity', bound);
}

/** The phone is still in use. */
export function confirmPhoneInUse(): void {
  if (!transition('keep')) return;
  closeDialog('accountSecurity');
  void updateMobileBindTime();
}

/** Leads from a fresh proof of identity to the new number; from the question or from the security page. */
export async function changePhone(): Promise<void> {
  if (!transition('change')) return;
  closeDialog('accountSecurity');
  const bandToken = await requestStepUpToken();
  if (bandToken === null) transition('leave');
  else if (transition('proven')) openDialog('changePhone', { bandToken });
}

/** The new number is bound. */
export function showPhoneChanged(mobile: string): void {
  if (!transition('bound')) return;
  closeDialog('changePhone');
  openDialog('phoneChanged', { mobile });
}

/** The owner has read that the number is changed. */
export function dismissPhoneChanged(): void {
  transition('confirm');
  closeDialog('phoneChanged');
}

/** One of the dialogs is closed without more. */
export function cancelPhoneBinding(dialog: 'accountSecurity' | 'changePhone'): void {
  transition('leave');
  closeDialog(dialog);
}
