import type { InputOf } from '@osteon/contract';
import { AccountType, VERIFY_SCENE } from '@osteon/domain';
import type { CallContext, Handlers } from '../../../platform/http/handler.ts';
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts';
import { parseAccountIdentifier } from '../accounts/account-identifier.ts';
import type { IdentityVerificationService } from '../identity-verification/identity-verification-service.ts';
import type { LoginRecordService } from '../login-records/login-record-service.ts';
import type { PasswordService } from '../passwords/password-service.ts';
import type { RecoveryService } from '../recovery/recovery-service.ts';
import type { RegistrationService } from '../registration/registration-service.ts';
import type { CodeLoginService } from './code-login-service.ts';
import type { LoginService } from './login-service.ts';

/** Login by code and by password, and the login records. */
export type LoginCall = 'verificationCodeLogin' | 'accountPasswdLogin' | 'passwordLogin' | 'listLoginRecords';

interface Services {
  readonly rateLimits: RateLimits;
  readonly passwords: PasswordService;
  readonly login: LoginService;
  readonly codeLogin: CodeLoginService;
  readonly loginRecords: LoginRecordService;
  readonly registration: RegistrationService;
  readonly recovery: RecoveryService;
  readonly identityVerification: IdentityVerificationService;
}

export function createLoginHandlers(services: Services): Handlers<LoginCall> {
  const { rateLimits, passwords, login, codeLogin, loginRecords } = services;
  const { registration, recovery, identityVerification } = services;

  async function logInByPassword({ passwd, mobile, email }: InputOf<'passwordLogin'>, context: CallContext) {
    const identifier = parseAccountIdentifier({ mobile, email });
    await rateLimits.consume('logins', context);
    const accountId = await passwords.check(identifier, passwd, context);
    return login.logIn(context, { counted: true, method: 'password', authenticate: async () => accountId });
  }

  return {
    /** One call for every use of a code; rules/verification-code#uses. */
    async verificationCodeLogin({ account, accountType, validCode, password, scene }, context) {
      if (scene === VERIFY_SCENE) {
        return identityVerification.verifyByCode(context, account.trim().toLowerCase(), validCode);
      }
      if (accountType === AccountType.mobile) return codeLogin.logIn(context, account.trim(), validCode);
      if (password === undefined) return recovery.issueGrant(context, account, validCode);
      return registration.register(context, { account, validCode, password });
    },

    passwordLogin: logInByPassword,

    async accountPasswdLogin(input, context) {
      const { customerId, pcLoginStatus } = await logInByPassword(input, context);
      return { customerUnite: { customerId }, pcLoginStatus };
    },

    listLoginRecords: (input, context) => loginRecords.list(context, input),
  };
}
