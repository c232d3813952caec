import { AccountType, VERIFY_SCENE } from '@osteon/domain';
import type { Handlers } from '../../platform/http/handler.ts';
import type { IdentityVerificationService } from './identity-verification/identity-verification-service.ts';
import type { CodeLoginService } from './login/code-login-service.ts';
import type { RecoveryService } from './recovery/recovery-service.ts';
import type { RegistrationService } from './registration/registration-service.ts';

interface Services {
  readonly codeLogin: CodeLoginService;
  readonly registration: RegistrationService;
  readonly recovery: RecoveryService;
  readonly identityVerification: IdentityVerificationService;
}

/** One call for every use of a code; rules/verification-code#uses. */
export function createVerificationCodeLoginHandlers({
  codeLogin,
  registration,
  recovery,
  identityVerification,
}: Services): Handlers<'verificationCodeLogin'> {
  return {
    async verificationCodeLogin({ account, accountType, validCode, password, scene }, context) {
      if (scene === VERIFY_SCENE) {
        return identityVerification.verifyByCode(context, account.trim().toLowerCase(), validCode);
      }
      if (accountType === AccountType.mobile) return codeLogin.logIn(context, account.trim(), validCode);
      if (password === undefined) return recovery.issueGrant(context, account, validCode);
      return registration.register(context, { account, validCode, password });
    },
  };
}
