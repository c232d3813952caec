import { isCommonPassword } from './common-passwords.ts';

const IDENTIFIER_MIN = 4;

/** The product's names, which are the likeliest guesses here; the password of the sample accounts contains one. */
const PRODUCT_NAMES = ['osteon', 'guyuan', '骨元'];

/**
 * The reason why a new password is refused although it meets its form's rule, or null: it is one of the commonest, or
 * it contains a name of the product, the mobile number, the e-mail or its local part; rules/account#refused-passwords.
 * Identifiers under 4 characters do not count, since too many good passwords contain them.
 */
export function findPasswordRefusal(password: string, account: string): 'tooCommon' | 'ownName' | null {
  const lower = password.toLowerCase();
  if (isCommonPassword(password) || PRODUCT_NAMES.some((name) => lower.includes(name))) return 'tooCommon';
  const identifiers = [account, account.split('@', 1)[0] ?? ''];
  const isContained = identifiers.some(
    (identifier) => identifier.length >= IDENTIFIER_MIN && lower.includes(identifier.toLowerCase()),
  );
  return isContained ? 'ownName' : null;
}
