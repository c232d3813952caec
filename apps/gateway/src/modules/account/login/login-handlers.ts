import type { InputOf } from '@osteon/contract';
import type { CallContext, Handlers } from '../../../platform/http/handler.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import { parseAccountIdentifier } from '../accounts/account-identifier.ts';
import type { LoginRecordService } from '../login-records/login-record-service.ts';
import type { PasswordService } from '../passwords/password-service.ts';
import type { LoginService } from './login-service.ts';

/** Login by password, and the login records. */
export type LoginCall = 'accountPasswdLogin' | 'passwordLogin' | 'listLoginRecords';

interface Services {
  readonly rateLimits: RateLimits;
  readonly passwords: PasswordService;
  readonly login: LoginService;
  readonly loginRecords: LoginRecordService;
}

export function createLoginHandlers({ rateLimits, passwords, login, loginRecords }: Services): Handlers<LoginCall> {
  async function logInByPassword({ passwd, mobile, email }: InputOf<'passwordLogin'>, context: CallContext) {
    const identifier = parseAccountIdentifier({ mobile, email });
    await rateLimits.consume('logins', context);
    const accountId = await passwords.check(identifier, passwd, context);
    return login.logIn(context, { counted: true, method: 'password', authenticate: async () => accountId });
  }

  return {
    passwordLogin: logInByPassword,

    async accountPasswdLogin(input, context) {
      const { customerId, pcLoginStatus } = await logInByPassword(input, context);
      return { customerUnite: { customerId }, pcLoginStatus };
    },

    listLoginRecords: (input, context) => loginRecords.list(context, input),
  };
}
