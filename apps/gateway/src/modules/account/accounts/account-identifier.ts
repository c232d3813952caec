import { isEmail } from '@osteon/domain';
import { CallError } from '../../../platform/http/call-error.ts';

/** Identifies an account: a mobile number, or an e-mail in lower case; rules/account#identifiers. */
export type AccountIdentifier = { readonly mobile: string } | { readonly email: string };

/**
 * The identifier in a password login, which sends exactly one of the two.
 * @throws {CallError} badInput, emailFormat
 */
export function parseAccountIdentifier({ mobile, email }: { mobile?: string; email?: string }): AccountIdentifier {
  if (mobile !== undefined && email === undefined) return { mobile: mobile.trim() };
  if (email === undefined || mobile !== undefined) throw new CallError('badInput');
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) throw new CallError('emailFormat');
  return { email: address };
}
