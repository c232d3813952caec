import { z } from 'zod';
import { defineQueue } from '../../../platform/jobs/queue.ts';

/** Publications whose followers are to be notified (rules/follow#new-content). */
export const fanOutQueue = defineQueue({ name: 'content-fan-out', schema: z.object({ resourceId: z.string() }) });
