import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/** Begins or ends an event, for an assistant of it; a move that its status does not allow is a conflict (rules/live#movers). */
export const moveLiveStatus = call({
  name: 'moveLiveStatus',
  family: 'live',
  mode: 'post',
  summary: 'Begin or end a live event',
  request: { activityId: id, event: z.enum(['start', 'end']) },
  /** The status that it has now. */
  response: z.object({ status: z.number().int() }),
  session: 'required',
  errors: ['notAllowed', 'conflict'],
  rateLimit: 'reactions',
});
