import type { InputOf } from '@osteon/contract';
import { AccountType, VERIFY_SCENE } from '@osteon/domain';
import type { CallContext, Handlers } from '../../../platform/http/handler.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import { accountNameOf } from '../codes/recipient-policy.ts';
import type { Passwords } from '../passwords/password-service.ts';
import type { Recovery } from '../recovery/recovery-service.ts';
import type { Registration } from '../registration/registration-service.ts';
import type { Verification } from '../step-up/verification-service.ts';
import type { CodeLogin } from './code-login-service.ts';
import type { Login } from './login-service.ts';

/** The calls of this module. */
export type AccountCall = 'verificationCodeLogin' | 'accountPasswdLogin' | 'passwordLogin';

/** What the calls are answered with. */
export interface AccountServices {
  readonly rateLimits: RateLimits;
  readonly passwords: Passwords;
  readonly login: Login;
  readonly codeLogin: CodeLogin;
  readonly registration: Registration;
  readonly recovery: Recovery;
  readonly verification: Verification;
}

/** Answers the calls of login by code and by password (seed 000 §7). */
export function createHandlers(services: AccountServices): Handlers<AccountCall> {
  const { rateLimits, passwords, login, codeLogin, registration, recovery, verification } = services;

  async function logInByPassword({ passwd, mobile, email }: InputOf<'passwordLogin'>, context: CallContext) {
    const name = accountNameOf({ mobile, email });
    await rateLimits.consume('logins', context);
    const accountId = await passwords.check(name, passwd, context);
    return login.logIn(context, { counted: true, way: 'password', claim: async () => accountId });
  }

  return {
    async verificationCodeLogin({ account, accountType, validCode, password, scene }, context) {
      if (scene === VERIFY_SCENE) return verification.byCode(context, account.trim().toLowerCase(), validCode);
      if (accountType === AccountType.mobile) return codeLogin.logIn(context, account.trim(), validCode);
      if (password === undefined) return recovery.grant(context, account, validCode);
      return registration.register(context, { account, validCode, password });
    },

    passwordLogin: logInByPassword,

    async accountPasswdLogin(input, context) {
      const { customerId, pcLoginStatus } = await logInByPassword(input, context);
      return { customerUnite: { customerId }, pcLoginStatus };
    },
  };
}
