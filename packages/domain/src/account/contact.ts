/** The contacts that an account has verified, '' for none, and where its doctor was certified: 0 China, 1 abroad. */
export interface Contacts {
  readonly mobile: string;
  readonly email: string;
  readonly internationalStatus: number;
}

/**
 * The contact that an account must verify before it may write: a doctor from abroad the e-mail address, anybody else
 * the phone number; null if it has (rules/comment#writing, rules/room-chat#chat).
 */
export function getMissingContact({ mobile, email, internationalStatus }: Contacts): 'email' | 'phone' | null {
  if (internationalStatus === 1) return email === '' ? 'email' : null;
  return mobile === '' ? 'phone' : null;
}
