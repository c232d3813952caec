import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { createAssistantRepository } from '../assistant/assistant-repository.ts';
import type { MoveLiveStatus } from './move-status-service.ts';

/** Handles the call of an assistant who starts, pauses, resumes or ends an event (rules/live#movers). */
export const createStatusHandlers = (
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  move: MoveLiveStatus,
): Handlers<'moveLiveStatus'> => ({
  moveLiveStatus: ({ activityId, event }, { session: { customerId: accountId }, ip, deviceId }) =>
    db.transaction(async (tx) => {
      if (!(await createAssistantRepository(tx).isAssistant(activityId, accountId))) throw new CallError('notAllowed');
      const { to } = await move(tx, { liveId: activityId, transition: event, actor: 'assistant' });
      const detail = { live: activityId, move: event };
      await audit.record(tx, { event: 'liveStatusMoved', accountId, ip, deviceId, detail });
      return { status: to };
    }),
});
