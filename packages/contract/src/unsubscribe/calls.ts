import { z } from 'zod';
import { call } from '../call.ts';

/** What the link in a mail carries: the address, and our signature of it. */
const link = { email: z.string().min(1).max(254), sign: z.string().max(128) };

/**
 * Whether an address still gets mail; null for a link that is not ours. The page asks before it offers the way out
 * (rules/unsubscribe#page).
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
 * Ends mail to an address, or takes that back (rules/unsubscribe#effect). Codes and notices of the account's security
 * still go out.
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
