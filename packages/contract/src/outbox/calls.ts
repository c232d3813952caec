import { z } from 'zod';
import { call } from '../call.ts';
import { text, timestamp } from '../fields.ts';

/**
 * Messages that are stored instead of sent, oldest first (rules/outbox#local-outbox). Exists only without a real
 * provider and outside production.
 */
export const readOutbox = call({
  name: 'readOutbox',
  family: 'dev',
  path: 'outbox',
  mode: 'get',
  summary: 'SMS and mail kept by the local adapter',
  request: { account: text(254).optional() },
  response: z.object({
    list: z.array(
      z.object({
        account: z.string(),
        kind: z.enum(['sms', 'mail']),
        text: z.string(),
        code: z.string().nullable(),
        sentAt: timestamp,
      }),
    ),
  }),
  session: 'none',
  onlyWith: 'outbox',
});
