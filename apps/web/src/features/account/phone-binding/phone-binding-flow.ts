import { getNextPhoneBinding, type PhoneBindingEvent, type PhoneBindingState } from '@osteon/domain';
import { closeDialog, openDialog } from '../../../lib/dialogs.ts';
import { requestStepUpToken } from '../step-up/request-step-up-token.ts';

let state: PhoneBindingState = 'idle';

/** Applies a transition; an illegal one changes nothing and returns false (rules/phone-binding#flow). */
function transition(event: PhoneBindingEvent): boolean {
  const next = getNextPhoneBinding(state, event);
  state = next ?? state;
  return next !== null;
}

/** Opens the prompt to confirm that the bound phone is still in use. */
export function promptPhoneConfirmation(bound: { mobile: string; confirmedAt: number | null }): void {
  if (transition('expired')) openDialog('accountSecurity', bound);
}

/** Closes the prompt, as the phone is still in use. Returns true when this is to be stored. */
export function keepPhone(): boolean {
  const isInUse = transition('keep');
  if (isInUse) closeDialog('accountSecurity');
  return isInUse;
}

/** Verifies the owner, then opens the form of the new number; from the prompt or from the security page. */
export async function changePhone(): Promise<void> {
  if (!transition('change')) return;
  closeDialog('accountSecurity');
  const bandToken = await requestStepUpToken();
  if (bandToken === null) transition('leave');
  else if (transition('proven')) openDialog('changePhone', { bandToken });
}

/** Opens the success message. */
export function showPhoneChanged(mobile: string): void {
  if (!transition('bound')) return;
  closeDialog('changePhone');
  openDialog('phoneChanged', { mobile });
}

export function dismissPhoneChanged(): void {
  transition('confirm');
  closeDialog('phoneChanged');
}

/** Closes one of the dialogs without a change. */
export function cancelPhoneBinding(dialog: 'accountSecurity' | 'changePhone'): void {
  transition('leave');
  closeDialog(dialog);
}
