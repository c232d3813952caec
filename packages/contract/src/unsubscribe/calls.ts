import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../fields.ts';

/** Parameters of the link in a mail: the address and its signature. */
const link = { email: text(254).min(1), sign: text(128) };

/**
 * Returns whether an address still receives mail; null for an invalid link. The page checks it before it offers to
 * unsubscribe (rules/unsubscribe#page).
 */
export const getEmailSubscription = call({
  name: 'getEmailSubscription',
  family: 'account',
  mode: 'get',
  summary: 'Whether an address gets mail',
  request: link,
  response: z.object({ email: z.string(), subscribed: z.boolean() }).nullable(),
  session: 'none',
});

/**
 * Unsubscribes an address, or resubscribes it (rules/unsubscribe#effect). Codes and security notices are still sent.
 */
export const unsubscribeEmail = call({
  name: 'unsubscribeEmail',
  family: 'account',
  mode: 'post',
  summary: 'Unsubscribe from mail, or undo that',
  request: { ...link, undo: z.boolean().default(false) },
  response: z.object({ email: z.string(), subscribed: z.boolean() }),
  session: 'none',
  errors: ['unsubscribeLinkInvalid'],
});
