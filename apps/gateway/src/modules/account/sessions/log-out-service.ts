import type { AppContext } from '../../../platform/app-context.ts';
import type { CallContext } from '../../../platform/http/handler.ts';
import type { Session } from '../../../platform/session/session.ts';
import { createSessionRepository } from './session-repository.ts';
import type { SessionService } from './session-service.ts';

/** Ends the caller's session of a kind and clears its cookies; rules/session#logout. */
export type LogOut = (context: CallContext, kind: Session['kind']) => Promise<void>;

export function createLogOut(
  { db, clock, cookies, audit }: Pick<AppContext, 'db' | 'clock' | 'cookies' | 'audit'>,
  sessions: SessionService,
): LogOut {
  return async ({ session, reply, ip, deviceId }, kind) => {
    const cookie = cookies.read(reply.request, kind);
    if (session && cookie) {
      await db.transaction(async (tx) => {
        const accountId = await createSessionRepository(tx).end(cookie.tokenHash, {
          reason: 'logout',
          now: clock.now(),
        });
        if (accountId !== null) await audit.record(tx, { event: 'loggedOut', accountId, ip, deviceId });
      });
      sessions.invalidate(session.customerId);
    }
    cookies.clear(reply, kind);
  };
}
