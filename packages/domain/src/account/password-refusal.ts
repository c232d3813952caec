import { isCommonPassword } from './common-passwords.ts';

const NAME_MIN = 4;

/**
 * Why a new password is refused although it keeps the rule of its form, or null: it is one of the commonest, or it
 * holds the account or its own name, which is the mobile number or the e-mail's local part (spec-decision 7). Names
 * under 4 characters do not count, since they hide in too many good passwords.
 */
export function passwordRefusal(password: string, account: string): 'tooCommon' | 'ownName' | null {
  if (isCommonPassword(password)) return 'tooCommon';
  const lower = password.toLowerCase();
  const names = [account, account.split('@', 1)[0] ?? ''];
  const held = names.some((name) => name.length >= NAME_MIN && lower.includes(name.toLowerCase()));
  return held ? 'ownName' : null;
}
