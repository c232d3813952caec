import type { AppContext } from '../../../platform/app-context.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { Profiles } from '../profile/profile-service.ts';
import { presentSession } from './session-presenter.ts';
import { endSession } from './session-repository.ts';
import type { Sessions } from './session-service.ts';

/** The calls that every page makes of its session. */
export type SessionCall = 'checkSession' | 'checkSessionLegacy' | 'getAuthState' | 'logout';

/** Answers them (seed 000 §3, §4 and §7). */
export function createSessionHandlers(
  { db, clock, cookies, audit }: Pick<AppContext, 'db' | 'clock' | 'cookies' | 'audit'>,
  { sessions, profiles }: { sessions: Sessions; profiles: Profiles },
): Handlers<SessionCall> {
  return {
    checkSession: async (_input, { session }) => presentSession(session),
    checkSessionLegacy: async (_input, { session }) => presentSession(session),

    getAuthState: async (_input, { session }) => (await profiles.get(session.customerId)).authState,

    async logout(_input, { session, reply, ip, deviceId }) {
      const held = cookies.read(reply.request);
      if (session && held) {
        await db.transaction(async (tx) => {
          const accountId = await endSession(tx, held.tokenHash, { reason: 'logout', now: clock.now() });
          if (accountId !== null) await audit.record(tx, { event: 'loggedOut', accountId, ip, deviceId });
        });
        sessions.forget(session.customerId);
      }
      cookies.clear(reply);
      return {};
    },
  };
}
