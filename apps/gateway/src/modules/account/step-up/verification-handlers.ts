import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { checkSecurity } from '../devices/security-check-service.ts';
import type { PhoneBind } from '../phone-binding/phone-binding-service.ts';
import type { Verification } from './verification-service.ts';

/** The calls that prove the owner, and those about the bound phone. */
export type VerifyCall =
  | 'checkAccountPassword'
  | 'checkMobileBind'
  | 'updateMobileBindTime'
  | 'unifiedBinding'
  | 'securityCheck';

interface Services {
  readonly verification: Verification;
  readonly phoneBind: PhoneBind;
}

/** Answers them (seed 000 §7; spec-decisions 11b and 11c). */
export function createVerifyHandlers(
  deps: Pick<AppContext, 'db' | 'clock'>,
  { verification, phoneBind }: Services,
): Handlers<VerifyCall> {
  return {
    checkAccountPassword: ({ passwd }, context) => verification.byPassword(context, passwd),

    checkMobileBind: (_input, context) => phoneBind.check(context),

    async updateMobileBindTime(_input, context) {
      await phoneBind.confirm(context);
      return {};
    },

    async unifiedBinding({ account, validCode, bandToken }, context) {
      await phoneBind.change(context, { mobile: account.trim(), code: validCode, bandToken });
      return {};
    },

    securityCheck: (_input, context) => checkSecurity(deps, context.session.customerId),
  };
}
