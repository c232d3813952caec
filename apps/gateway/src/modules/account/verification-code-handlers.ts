import { AccountType, VERIFY_SCENE } from '@osteon/domain';
import type { Handlers } from '../../platform/http/handler.ts';
import type { CodeLoginService } from './login/code-login-service.ts';
import type { RegistrationService } from './login/registration-service.ts';
import type { RecoveryService } from './recovery/recovery-service.ts';
import type { IdentityVerificationService } from './step-up/identity-verification-service.ts';

/** Login by code, registration, recovery and verification of identity, which share the call of their code. */
export type VerificationCodeCall =
  | 'verificationCodeLogin'
  | 'checkCustomerAccount'
  | 'register'
  | 'updatePassword'
  | 'checkAccountPassword';

interface Services {
  readonly codeLogin: CodeLoginService;
  readonly registration: RegistrationService;
  readonly recovery: RecoveryService;
  readonly identityVerification: IdentityVerificationService;
}

export function createVerificationCodeHandlers(services: Services): Handlers<VerificationCodeCall> {
  const { codeLogin, registration, recovery, identityVerification } = services;
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

    checkCustomerAccount: async ({ account }, context) => ({
      accountExist: await registration.accountExists(context, account),
    }),
    register: (form, context) => registration.register(context, form),

    /** The last step of a recovery; its first is verificationCodeLogin. */
    async updatePassword({ passwd, ...grant }, context) {
      await recovery.resetPassword(context, grant, passwd);
      return {};
    },

    checkAccountPassword: ({ passwd }, context) => identityVerification.verifyByPassword(context, passwd),
  };
}
