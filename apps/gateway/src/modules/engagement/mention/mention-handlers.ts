import type { Handlers } from '../../../platform/http/handler.ts';
import type { MentionService } from './mention-service.ts';

/** The calls of mentions. */
export type MentionCalls = 'listMentionCandidates';

/** Handles the calls of mentions. */
export function createMentionHandlers(service: MentionService): Handlers<MentionCalls> {
  return {
    listMentionCandidates: async ({ keyWord }, { session }) => ({
      list: await service.listCandidates(session.customerId, keyWord),
    }),
  };
}
