import { z } from 'zod';
import { defineQueue } from '../../../platform/jobs/queue.ts';

/** Events that wait to become messages (rules/message#events). */
export const eventQueue = defineQueue({ name: 'engagement-events', schema: z.object({ id: z.uuid() }) });
