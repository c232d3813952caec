import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { createAssistantRepository } from '../assistant/assistant-repository.ts';
import type { MoveLiveStatus } from './move-status-service.ts';

/** Answers the call of an assistant who begins or ends an event (rules/live#movers). */
export const createStatusHandlers = (
  { db }: Pick<AppContext, 'db'>,
  move: MoveLiveStatus,
): Handlers<'moveLiveStatus'> => ({
  moveLiveStatus: ({ activityId, event }, { session }) =>
    db.transaction(async (tx) => {
      if (!(await createAssistantRepository(tx).isAssistant(activityId, session.customerId)))
        throw new CallError('notAllowed');
      const { to } = await move(tx, { liveId: activityId, event, actor: 'assistant' });
      return { status: to };
    }),
});
