import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorTimestamp, decodeCursor } from '../../../platform/database/keyset.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { BlockService } from './block-service.ts';

/** Calls that block people. */
export type BlockCalls = 'blockPerson' | 'listBlocked';

const cursorPosition = z.tuple([cursorTimestamp, cursorId]);

/** Handles the calls that block people. */
export function createBlockHandlers(
  service: BlockService,
  { rateLimits }: Pick<AppContext, 'rateLimits'>,
): Handlers<BlockCalls> {
  return {
    async blockPerson({ doctorId, on }, { session }) {
      await service.setBlock(session.customerId, doctorId, on);
      return {};
    },

    async listBlocked({ cursor }, context) {
      await rateLimits.consume('lists', context);
      return service.list(context.session.customerId, decodeCursor(cursorPosition, cursor));
    },
  };
}
