import type { Handlers } from '../../../platform/http/handler.ts';
import type { IdentityVerificationService } from './identity-verification-service.ts';

/** Verification by password; by code it is verificationCodeLogin. */
export type IdentityVerificationCall = 'checkAccountPassword';

export function createIdentityVerificationHandlers(
  identityVerification: IdentityVerificationService,
): Handlers<IdentityVerificationCall> {
  return {
    checkAccountPassword: ({ passwd }, context) => identityVerification.verifyByPassword(context, passwd),
  };
}
