import { createHmac, type KeyObject } from 'node:crypto';
import type { CallContext } from '../../../platform/http/handler.ts';
import { isTrackingRefused } from '../../../platform/http/tracking-refusal.ts';
import { networkKey } from '../../../platform/rate-limit/address-key.ts';

/** Bytes of a pseudonym: enough to avoid collisions among those who search for one text. */
const PERSON_BYTES = 12;

/**
 * A pseudonym of the caller for one text, so that neither the searches of a person can be linked nor a person be found;
 * null where tracking is refused. Visitors of one network count as one, as anybody can have many browsers.
 */
export function identifySearcher(
  { session, ip, reply }: Pick<CallContext, 'session' | 'ip' | 'reply'>,
  key: KeyObject,
  text: string,
): Buffer | null {
  if (isTrackingRefused(reply.request.headers)) return null;
  const person = session ? `account ${session.customerId}` : `network ${networkKey(ip)}`;
  return createHmac('sha256', key).update(`${person}\n${text}`).digest().subarray(0, PERSON_BYTES);
}
