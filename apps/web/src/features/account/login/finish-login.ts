import { AuthState, LOGIN_SUCCESS_DELAY_MS, PC_LOGIN_CONFIRM_ON_PHONE } from '@osteon/domain';
import { track } from '../../../lib/analytics/track.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { becomeCustomer } from '../../../lib/session/session-store.ts';
import { getAuthState } from '../api/get-auth-state.ts';
import type { LoginResult } from '../credential/credentials.ts';

/** Props of each login form. */
export interface LoginFormProps<Credential = unknown> {
  /** Sends the credentials. */
  logIn: (credential: Credential) => Promise<LoginResult>;
  /** Handles the result; returns the message to show where it does not complete the login. */
  onLogin: (result: LoginResult) => string | null;
}

/**
 * Stores the customer of an accepted login and emits `loginSuccess` half a second later (rules/login#login-success).
 * Returns false for a login that the phone must confirm first.
 */
export function finishLogin({ customerId, pcLoginStatus }: LoginResult): boolean {
  if (pcLoginStatus === PC_LOGIN_CONFIRM_ON_PHONE) {
    emit('showAppQrCodeLoginModal', { customerId });
    return false;
  }
  becomeCustomer(customerId);
  track({ kind: 'signUp' });
  setTimeout(() => {
    emit('loginSuccess', { customerId });
    void showCertificationLead(customerId);
  }, LOGIN_SUCCESS_DELAY_MS);
  return true;
}

/**
 * Opens the certification lead where the auth state requires it; a failed call is ignored (rules/login#login-success).
 */
async function showCertificationLead(customerId: string): Promise<void> {
  const authState = await getAuthState(customerId).catch(() => null);
  if (authState !== AuthState.lead && authState !== AuthState.refused) return;
  openDialog('authLead');
  emit('loginOkShowAuth', { customerId });
}
