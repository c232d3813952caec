import { findPasswordRefusal } from '@osteon/domain';
import { CallError } from '../../../platform/http/call-error.ts';

/**
 * Refuses common passwords and those that contain the account's identifier; rules/account#refused-passwords.
 * `identifiers` are the account's mobile number and e-mail.
 * @throws {CallError} passwordTooCommon, passwordOwnName
 */
export function assertPasswordAllowed(password: string, identifiers: readonly (string | null)[]): void {
  for (const identifier of ['', ...identifiers]) {
    const refusal = findPasswordRefusal(password, identifier ?? '');
    if (refusal !== null) throw new CallError(refusal === 'tooCommon' ? 'passwordTooCommon' : 'passwordOwnName');
  }
}
