import { CANCELLATION_DAYS } from '@osteon/domain';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { CancellationService } from './cancellation-service.ts';

/** Cancellation of an account, and its revocation. */
export type CancellationCall = 'requestCancellation' | 'revokeCancellation';

export function createCancellationHandlers(cancellation: CancellationService): Handlers<CancellationCall> {
  return {
    async requestCancellation({ bandToken }, context) {
      await cancellation.request(context, bandToken);
      return { days: CANCELLATION_DAYS };
    },

    async revokeCancellation({ account, validCode }, context) {
      await cancellation.revoke(context, account, validCode);
      return {};
    },
  };
}
