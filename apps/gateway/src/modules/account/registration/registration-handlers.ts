import { detectAccountType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { addressKey } from '../../../platform/rate-limit/address-key.ts';
import { findCredential } from '../account-repository.ts';
import { accountNameOf } from '../codes/recipient-policy.ts';
import type { Limits } from '../limits.ts';
import type { Recovery } from '../recovery/recovery-service.ts';
import type { Registration } from './registration-service.ts';

/** The calls of registration and recovery by e-mail. */
export type EmailCall = 'checkCustomerAccount' | 'register' | 'updatePassword';

/** Answers them (seed 000 §4 and §7; spec-decisions 11b and 11c). */
export function createEmailHandlers(
  { db }: Pick<AppContext, 'db'>,
  services: { limits: Limits; registration: Registration; recovery: Recovery },
): Handlers<EmailCall> {
  const { limits, registration, recovery } = services;
  return {
    async checkCustomerAccount({ account }, { ip }) {
      const text = account.trim();
      const type = detectAccountType(text);
      if (type === null) throw new CallError('emailFormat');
      await limits.use({ checksPerIp: addressKey(ip) });
      const name = accountNameOf(type === 'MOBILE' ? { mobile: text } : { email: text });
      return { accountExist: (await findCredential(db, name)) !== null };
    },

    async register(registrant, context) {
      await limits.use({ loginsPerIp: addressKey(context.ip) });
      return registration.register(context, registrant);
    },

    async updatePassword({ passwd, ...grant }, context) {
      await limits.use({ loginsPerIp: addressKey(context.ip) });
      await recovery.reset(context, grant, passwd);
      return {};
    },
  };
}
