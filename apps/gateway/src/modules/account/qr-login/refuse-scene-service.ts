import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CallContext } from '../../../platform/http/handler.ts';

/** Refuses a scene and records the reason in the audit log; rules/login#qr-scene. */
export type RefuseScene = (context: CallContext, reason: string) => Promise<never>;

/** Rate-limited, so that an address that tries scenes cannot fill the audit log. */
export function createRefuseScene({
  db,
  audit,
  rateLimits,
}: Pick<AppContext, 'db' | 'audit' | 'rateLimits'>): RefuseScene {
  return async (context, reason) => {
    const { session, ip, deviceId } = context;
    await rateLimits.consume('sceneFaults', context);
    const accountId = session?.customerId ?? null;
    await audit.record(db, { event: 'qrSceneUsed', outcome: 'refused', accountId, ip, deviceId, detail: { reason } });
    throw new CallError('qrSceneInvalid');
  };
}
