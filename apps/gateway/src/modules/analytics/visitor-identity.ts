import { createHmac, type KeyObject } from 'node:crypto';
import { formatDay } from '@osteon/domain';
import type { CallContext } from '../../platform/http/handler.ts';

/** Who an event is from, as far as it is kept; all null where the browser asks not to be tracked (spec-decision 29). */
export interface VisitorIdentity {
  readonly accountId: string | null;
  /** Stands for a browser during one day of Shanghai, so that the days of a browser cannot be put together. */
  readonly visitor: Buffer | null;
}

const ANONYMOUS: VisitorIdentity = { accountId: null, visitor: null };

/** Bytes of a visitor: enough that two of a day do not meet. */
const VISITOR_BYTES = 12;

/** Who sends a report. The address is never part of it. */
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

/** Do Not Track, or its successor, the Global Privacy Control. */
function isTrackingRefused(headers: Readonly<Record<string, unknown>>): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}
