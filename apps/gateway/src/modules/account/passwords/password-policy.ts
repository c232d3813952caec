import { findPasswordRefusal } from '@osteon/domain';
import { CallError } from '../../../platform/http/call-error.ts';

/**
 * Refuses a password that keeps its form's rule and still is a bad one: among the commonest, or holding the account
 * (spec-decision 7). `names` are the account's mobile number and e-mail, whichever it has.
 * @throws {CallError} passwordTooCommon, passwordOwnName
 */
export function assertGoodPassword(password: string, names: readonly (string | null)[]): void {
  for (const name of ['', ...names]) {
    const refusal = findPasswordRefusal(password, name ?? '');
    if (refusal !== null) throw new CallError(refusal === 'tooCommon' ? 'passwordTooCommon' : 'passwordOwnName');
  }
}
