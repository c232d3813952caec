import type { Handlers } from '../../../platform/http/handler.ts';
import type { RegistrationService } from './registration-service.ts';

/** Registration by e-mail. */
export type RegistrationCall = 'checkCustomerAccount' | 'register';

export function createRegistrationHandlers(registration: RegistrationService): Handlers<RegistrationCall> {
  return {
    checkCustomerAccount: async ({ account }, context) => ({
      accountExist: await registration.accountExists(context, account),
    }),
    register: (form, context) => registration.register(context, form),
  };
}
