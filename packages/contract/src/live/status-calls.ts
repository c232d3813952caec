import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/**
 * Starts, pauses, resumes or ends an event, for an assistant of it; a transition that its status does not permit is a
 * conflict (rules/live#movers).
 */
export const moveLiveStatus = call({
  name: 'moveLiveStatus',
  family: 'live',
  mode: 'post',
  summary: 'Start, pause, resume or end a live event',
  request: { activityId: id, event: z.enum(['start', 'pause', 'resume', 'end']) },
  /** The new status. */
  response: z.object({ status: z.number().int() }),
  session: 'required',
  errors: ['notAllowed', 'conflict'],
  rateLimit: 'reactions',
});
