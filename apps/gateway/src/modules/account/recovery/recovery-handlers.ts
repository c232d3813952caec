import type { Handlers } from '../../../platform/http/handler.ts';
import type { RecoveryService } from './recovery-service.ts';

/** The last step of a recovery; its first is verificationCodeLogin. */
export type RecoveryCall = 'updatePassword';

export function createRecoveryHandlers(recovery: RecoveryService): Handlers<RecoveryCall> {
  return {
    async updatePassword({ passwd, ...grant }, context) {
      await recovery.resetPassword(context, grant, passwd);
      return {};
    },
  };
}
