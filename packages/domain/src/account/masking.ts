const STARS = '****';
const VISIBLE_FIRST = 3;
const VISIBLE_LAST = 4;

/** A phone with its first 3 and last 4 characters; one shorter than 7 is stars alone; rules/account#masking. */
export function maskPhone(phone: string): string {
  const characters = Array.from(phone);
  if (characters.length < VISIBLE_FIRST + VISIBLE_LAST) return STARS;
  return `${characters.slice(0, VISIBLE_FIRST).join('')}${STARS}${characters.slice(-VISIBLE_LAST).join('')}`;
}

/**
 * An e-mail with 3 characters of its local part, a star for each further one, and its domain; rules/account#masking.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at === -1) return maskPhone(email);
  const local = Array.from(email.slice(0, at));
  const stars = '*'.repeat(Math.max(0, local.length - VISIBLE_FIRST));
  return `${local.slice(0, VISIBLE_FIRST).join('')}${stars}${email.slice(at)}`;
}

/** Masks an account identifier: as an e-mail where it has an @, else as a phone; rules/account#masking. */
export function maskAccount(account: string): string {
  return account.includes('@') ? maskEmail(account) : maskPhone(account);
}
