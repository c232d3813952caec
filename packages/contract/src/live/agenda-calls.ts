import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/**
 * Starts an item of the agenda of a running event now, for an assistant of the event (rules/live-agenda#running-item).
 */
export const startLiveAgendaItem = call({
  name: 'startLiveAgendaItem',
  family: 'live',
  mode: 'post',
  summary: 'Begin an item of the agenda of a running event',
  request: { activityId: id, itemId: id },
  response: z.object({}),
  session: 'required',
  errors: ['notFound', 'notAllowed', 'conflict'],
  rateLimit: 'reactions',
});
