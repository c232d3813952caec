import { createHmac, type KeyObject } from 'node:crypto';
import { formatDay } from '@osteon/domain';
import type { CallContext } from '../../platform/http/handler.ts';
import { isTrackingRefused } from '../../platform/http/tracking-refusal.ts';

/** Stored identity of an event's sender; all null where the browser refuses tracking (rules/analytics#privacy). */
export interface VisitorIdentity {
  readonly accountId: string | null;
  /** Pseudonym of a browser for one day in Shanghai, so that its days cannot be linked. */
  readonly visitor: Buffer | null;
}

const ANONYMOUS: VisitorIdentity = { accountId: null, visitor: null };

/** Bytes of a pseudonym: enough to avoid collisions within a day. */
const VISITOR_BYTES = 12;

/** The identity that is stored with a report; never the IP address. */
export function identifyVisitor(
  { session, deviceId, reply }: CallContext,
  key: KeyObject,
  now: number,
): VisitorIdentity {
  if (isTrackingRefused(reply.request.headers)) return ANONYMOUS;
  const visitor = createHmac('sha256', key)
    .update(`${formatDay(now)} ${deviceId}`)
    .digest();
  return { accountId: session?.customerId ?? null, visitor: visitor.subarray(0, VISITOR_BYTES) };
}
