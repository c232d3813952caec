import type { Handlers } from '../../../platform/http/handler.ts';
import type { CredentialService } from './credential-service.ts';

/** Changes of password and e-mail. */
export type CredentialCall = 'changePassword' | 'bindEmail';

export function createCredentialHandlers(credentials: CredentialService): Handlers<CredentialCall> {
  return {
    async changePassword({ passwd, bandToken }, context) {
      await credentials.changePassword(context, passwd, bandToken);
      return {};
    },

    async bindEmail({ account, validCode, bandToken }, context) {
      await credentials.bindEmail(context, account, validCode, bandToken);
      return {};
    },
  };
}
