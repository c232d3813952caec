import { closeDialog, openDialog } from '../../../lib/dialogs.ts';

let resolvePending: ((bandToken: string | null) => void) | null = null;

/**
 * Verifies the owner in the account-verify dialog. Resolves to the step-up token, valid once and for ten minutes, or to
 * null when the dialog is closed (rules/phone-binding#step-up-token). `by: 'code'` accepts a code only, sent by mail
 * where there is no phone.
 */
export function requestStepUpToken({ by = 'any' }: { by?: 'any' | 'code' } = {}): Promise<string | null> {
  resolvePending?.(null);
  openDialog('accountVerify', { by });
  return new Promise((resolve) => {
    resolvePending = resolve;
  });
}

/** Closes the dialog with its result. */
export function resolveStepUp(bandToken: string | null): void {
  closeDialog('accountVerify');
  resolvePending?.(bandToken);
  resolvePending = null;
}
