import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { createAppealDecisionService } from './appeal-decision-service.ts';

/** The call of authors whose comments are moderated. */
export type ModerationCalls = 'appealCommentDecision';

/** Answers appeals against decisions on comments (rules/comment#appeals). */
export function createModerationHandlers(deps: Pick<AppContext, 'db' | 'clock' | 'audit'>): Handlers<ModerationCalls> {
  const service = createAppealDecisionService(deps);
  return {
    appealCommentDecision: ({ number, text }, context) =>
      service.appeal({ accountId: context.session.customerId, number, text }, context),
  };
}
