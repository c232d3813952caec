import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';

/** Refuses a scene that is unknown, foreign, over or used, and has the audit log tell of it. */
export type RefuseScene = (context: CallContext, reason: string) => Promise<never>;

/** Makes the refusal; an address that tries scenes out is stopped before it fills the log. */
export function createRefuseScene({
  db,
  audit,
  rateLimits,
}: Pick<AppContext, 'db' | 'audit' | 'rateLimits'>): RefuseScene {
  return async ({ session, ip, deviceId }, reason) => {
    await rateLimits.consume('sceneFaults', { ip, deviceId });
    const accountId = session?.customerId ?? null;
    await audit.record(db, { event: 'qrSceneUsed', outcome: 'refused', accountId, ip, deviceId, detail: { reason } });
    throw new CallError('qrSceneInvalid');
  };
}
