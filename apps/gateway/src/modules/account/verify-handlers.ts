import { addressKey } from '../../address-key.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../handler.ts';
import { requiredSession } from '../../required-session.ts';
import type { Limits } from './limits.ts';
import type { PhoneBind } from './phone-bind.ts';
import { checkSecurity } from './security-check.ts';
import type { Verification } from './verification.ts';

/** The calls that prove the owner, and those about the bound phone. */
export type VerifyCall =
  | 'checkAccountPassword'
  | 'checkMobileBind'
  | 'updateMobileBindTime'
  | 'unifiedBinding'
  | 'securityCheck';

interface Services {
  readonly limits: Limits;
  readonly verification: Verification;
  readonly phoneBind: PhoneBind;
}

/** Answers them (seed 000 §7; spec-decisions 11b and 11c). */
export function createVerifyHandlers(
  deps: Pick<Deps, 'db' | 'clock'>,
  { limits, verification, phoneBind }: Services,
): Handlers<VerifyCall> {
  return {
    async checkAccountPassword({ passwd }, context) {
      await limits.use({ loginsPerIp: addressKey(context.ip) });
      return verification.byPassword(context, passwd);
    },

    checkMobileBind: (_input, context) => phoneBind.check(context),

    async updateMobileBindTime(_input, context) {
      await phoneBind.confirm(context);
      return {};
    },

    async unifiedBinding({ account, validCode, bandToken }, context) {
      await limits.use({ loginsPerIp: addressKey(context.ip) });
      await phoneBind.change(context, { mobile: account.trim(), code: validCode, bandToken });
      return {};
    },

    securityCheck: (_input, context) => checkSecurity(deps, requiredSession(context).customerId),
  };
}
