import { LOGIN_SUCCESS_DELAY_MS, PC_LOGIN_CONFIRM_ON_PHONE } from '@osteon/domain';
import { emit } from '../../../lib/events.ts';
import { becomeCustomer } from '../../../lib/session/session-store.ts';

/** What every login answers (seed 000 §3). */
export interface LoginResult {
  readonly customerId: string;
  readonly pcLoginStatus: number;
}

/** What the login modal gives to each of its ways in. */
export interface LoginFormProps {
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
  setTimeout(() => emit('loginSuccess', { customerId }), LOGIN_SUCCESS_DELAY_MS);
  return true;
}
