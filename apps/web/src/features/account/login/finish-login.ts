import { AUTH_STATE_TO_CERTIFY, LOGIN_SUCCESS_DELAY_MS, PC_LOGIN_CONFIRM_ON_PHONE } from '@osteon/domain';
import { track } from '../../../lib/analytics/track.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { becomeCustomer } from '../../../lib/session/session-store.ts';
import { getAuthState } from '../api/get-auth-state.ts';

/** What every login answers (seed 000 §3). */
export interface LoginResult {
  readonly customerId: string;
  readonly pcLoginStatus: number;
}

/** What each way in is given. */
export interface LoginFormProps<Credential = unknown> {
  /** Proves the account with what was typed. */
  logIn: (credential: Credential) => Promise<LoginResult>;
  /** Takes what the gateway answered, and gives what to tell where that does not complete the login. */
  onLogin: (result: LoginResult) => string | null;
}

/**
 * What follows a proof that the gateway accepted (seed 000 §4, Login success): the customer is stored, and half a second
 * later the portal hears of it. A login that the phone must confirm first is not complete; then it gives false.
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
    void leadToCertification(customerId);
  }, LOGIN_SUCCESS_DELAY_MS);
  return true;
}

/** A customer whom the auth state leads to certification is offered it; without an answer nobody is (seed 000 §4 and §8). */
async function leadToCertification(customerId: string): Promise<void> {
  const authState = await getAuthState(customerId).catch(() => null);
  if (authState !== AUTH_STATE_TO_CERTIFY) return;
  openDialog('authLead');
  emit('loginOkShowAuth', { customerId });
}
