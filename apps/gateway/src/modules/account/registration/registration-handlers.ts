import { detectAccountType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { findCredential } from '../account-repository.ts';
import { accountNameOf } from '../codes/recipient-policy.ts';
import type { Recovery } from '../recovery/recovery-service.ts';
import type { Registration } from './registration-service.ts';

/** The calls of registration and recovery by e-mail. */
export type EmailCall = 'checkCustomerAccount' | 'register' | 'updatePassword';

/** Answers them (seed 000 §4 and §7; spec-decisions 11b and 11c). */
export function createEmailHandlers(
  { db, rateLimits }: Pick<AppContext, 'db' | 'rateLimits'>,
  services: { registration: Registration; recovery: Recovery },
): Handlers<EmailCall> {
  const { registration, recovery } = services;
  return {
    async checkCustomerAccount({ account }, context) {
      const text = account.trim();
      const type = detectAccountType(text);
      if (type === null) throw new CallError('emailFormat');
      await rateLimits.consume('accountChecks', context);
      const name = accountNameOf(type === 'MOBILE' ? { mobile: text } : { email: text });
      return { accountExist: (await findCredential(db, name)) !== null };
    },

    register: (registrant, context) => registration.register(context, registrant),

    async updatePassword({ passwd, ...grant }, context) {
      await recovery.reset(context, grant, passwd);
      return {};
    },
  };
}
