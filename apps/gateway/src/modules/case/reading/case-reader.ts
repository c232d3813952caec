import { createHash } from 'node:crypto';
import type { CallContext } from '../../../platform/http/handler.ts';

/** The reader of a case: an account, or the browser of a visitor by the hash of its device id (rules/case#seal). */
export type CaseReader = { readonly accountId: string } | { readonly browserHash: string };

/** The stored form of a device id. */
export const hashBrowser = (deviceId: string): string => createHash('sha256').update(deviceId).digest('base64url');

/** The reader who makes a call. */
export function getCaseReader({ session, deviceId }: Pick<CallContext, 'session' | 'deviceId'>): CaseReader {
  return session ? { accountId: session.customerId } : { browserHash: hashBrowser(deviceId) };
}

/** The same for what only shows a reader's openings; null for a browser without any, as it sent no device id yet. */
export function findCaseReader(context: Pick<CallContext, 'session' | 'sentDeviceId'>): CaseReader | null {
  const { session, sentDeviceId } = context;
  if (session === null && sentDeviceId === null) return null;
  return getCaseReader({ session, deviceId: sentDeviceId ?? '' });
}
