const STARS = '****';
const SHOWN_FIRST = 3;
const SHOWN_LAST = 4;

/** A phone with its first 3 and last 4 characters; one shorter than 7 shows nothing (seed 000 §4). */
export function maskPhone(phone: string): string {
  const characters = Array.from(phone);
  if (characters.length < SHOWN_FIRST + SHOWN_LAST) return STARS;
  return `${characters.slice(0, SHOWN_FIRST).join('')}${STARS}${characters.slice(-SHOWN_LAST).join('')}`;
}

/** An e-mail with 3 characters of its local part, a star for each further one, and its domain (seed 000 §4). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at === -1) return maskPhone(email);
  const local = Array.from(email.slice(0, at));
  const stars = '*'.repeat(Math.max(0, local.length - SHOWN_FIRST));
  return `${local.slice(0, SHOWN_FIRST).join('')}${stars}${email.slice(at)}`;
}

/** An account as it may be shown: masked as an e-mail where it has an @, else as a phone (seed 000 §4, seed 001 §5). */
export function maskAccount(account: string): string {
  return account.includes('@') ? maskEmail(account) : maskPhone(account);
}
