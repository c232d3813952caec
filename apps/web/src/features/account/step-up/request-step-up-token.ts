import { closeDialog, openDialog } from '../../../lib/dialogs.ts';

let settle: ((bandToken: string | null) => void) | null = null;

/**
 * Asks for a fresh proof of identity in the account-verify dialog: the token for the call that needs one, good once and
 * for ten minutes, or null where the owner closes the dialog (spec-decision 11b). `by: 'code'` takes a code
 * alone, by mail where there is no phone.
 */
export function requestStepUpToken({ by = 'any' }: { by?: 'any' | 'code' } = {}): Promise<string | null> {
  settle?.(null);
  openDialog('accountVerify', { by });
  return new Promise((resolve) => {
    settle = resolve;
  });
}

/** Ends the asking; the dialog's own word. */
export function resolveStepUp(bandToken: string | null): void {
  closeDialog('accountVerify');
  settle?.(bandToken);
  settle = null;
}
