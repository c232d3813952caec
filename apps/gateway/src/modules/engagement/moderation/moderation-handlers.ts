import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { createAppealDecisionService } from './appeal-decision-service.ts';

/** The calls of authors whose comments are moderated. */
export type ModerationCalls = 'appealCommentDecision';

/** Handles appeals against decisions on comments (rules/moderation#appeals). */
export function createModerationHandlers(deps: Pick<AppContext, 'db' | 'clock' | 'audit'>): Handlers<ModerationCalls> {
  const service = createAppealDecisionService(deps);
  return {
    appealCommentDecision: ({ number, text }, context) =>
      service.appeal({ accountId: context.session.customerId, number, text }, context),
  };
}
