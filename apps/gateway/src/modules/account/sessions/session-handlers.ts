import type { Handlers } from '../../../platform/http/handler.ts';
import type { LogOut } from './log-out-service.ts';
import { presentSession } from './session-presenter.ts';

/** The calls that every page makes of its session. */
export type SessionCall = 'checkSession' | 'checkSessionLegacy' | 'getAuthState' | 'logout';

/** Reads the account of a session. */
interface Profiles {
  get(customerId: string): Promise<{ readonly authState: number }>;
}

export function createSessionHandlers({
  profiles,
  logOut,
}: {
  profiles: Profiles;
  logOut: LogOut;
}): Handlers<SessionCall> {
  return {
    checkSession: async (_input, { session }) => presentSession(session),
    checkSessionLegacy: async (_input, { session }) => presentSession(session),

    getAuthState: async (_input, { session }) => (await profiles.get(session.customerId)).authState,

    async logout(_input, context) {
      await logOut(context, 'desktop');
      return {};
    },
  };
}
