import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { createAssistantRepository } from '../assistant/assistant-repository.ts';
import { startAgendaItem } from './start-item-service.ts';

/** Handles the call of an assistant who starts an item of the agenda (rules/live-agenda#running-item). */
export const createAgendaHandlers = (
  deps: Pick<AppContext, 'db' | 'clock' | 'audit'>,
): Handlers<'startLiveAgendaItem'> => ({
  startLiveAgendaItem: ({ activityId, itemId }, { session: { customerId: accountId }, ip, deviceId }) =>
    deps.db.transaction(async (tx) => {
      if (!(await createAssistantRepository(tx).isAssistant(activityId, accountId))) throw new CallError('notAllowed');
      await startAgendaItem(tx, deps, { liveId: activityId, itemId }, { accountId, ip, deviceId });
      return {};
    }),
});
