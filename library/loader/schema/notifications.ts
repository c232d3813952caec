import { z } from 'zod';
import { words } from './fields.ts';

/** notifications.json: messages of every kind for the sample accounts. */
export const notifications = z.array(
  z.strictObject({ scene: z.enum(['edu_message', 'live_activity_message', 'auth_coupon']), title: words, body: words }),
);
