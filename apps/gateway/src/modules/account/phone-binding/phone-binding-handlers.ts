import type { Handlers } from '../../../platform/http/handler.ts';
import type { PhoneBindingService } from './phone-binding-service.ts';

/** The check and the change of the bound phone. */
export type PhoneBindingCall = 'checkMobileBind' | 'updateMobileBindTime' | 'unifiedBinding';

export function createPhoneBindingHandlers(phoneBinding: PhoneBindingService): Handlers<PhoneBindingCall> {
  return {
    checkMobileBind: (_input, context) => phoneBinding.check(context),

    async updateMobileBindTime(_input, context) {
      await phoneBinding.confirm(context);
      return {};
    },

    async unifiedBinding({ account, validCode, bandToken }, context) {
      await phoneBinding.change(context, { mobile: account.trim(), code: validCode, bandToken });
      return {};
    },
  };
}
