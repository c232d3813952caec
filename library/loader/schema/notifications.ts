import { z } from 'zod';
import { words } from './fields.ts';

/** notifications.json: messages of every kind, as the sample accounts have them. */
export const notifications = z.array(
  z.strictObject({ scene: z.enum(['edu_message', 'live_activity_message', 'auth_coupon']), title: words, body: words }),
);
