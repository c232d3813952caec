import { isMobile } from '@osteon/domain';

/** The fields of a password form: a mobile number or an e-mail, and the password. */
export interface PasswordCredential {
  readonly account: string;
  readonly password: string;
}

/** The fields of a code form. */
export interface CodeCredential {
  readonly mobile: string;
  readonly code: string;
}

/** The result of every login (rules/login#login-result). */
export interface LoginResult {
  readonly customerId: string;
  readonly pcLoginStatus: number;
}

/** The payload of the call: exactly one of mobile and email (rules/account#identifiers). */
export function passwordPayload({ account, password }: PasswordCredential) {
  const name = isMobile(account) ? { mobile: account } : { email: account };
  return { passwd: password, ...name };
}
