import { parseTimeZone, TIME_ZONE_COOKIE } from '@osteon/domain';
import type { CallContext, Handlers } from '../../../platform/http/handler.ts';
import type { LogOut } from './log-out-service.ts';
import { presentSession } from './session-presenter.ts';

/** The calls that every page makes of its session. */
export type SessionCall = 'checkSession' | 'checkSessionLegacy' | 'getAuthState' | 'logout';

/** Reads and writes the account of a session. */
interface Profiles {
  get(customerId: string): Promise<{ readonly authState: number }>;
  setTimeZone(customerId: string, timeZone: string | null): Promise<void>;
}

export function createSessionHandlers({
  profiles,
  logOut,
}: {
  profiles: Profiles;
  logOut: LogOut;
}): Handlers<SessionCall> {
  return {
    async checkSession(_input, context) {
      await followTimeZone(context);
      return presentSession(context.session);
    },
    checkSessionLegacy: async (_input, { session }) => presentSession(session),

    getAuthState: async (_input, { session }) => (await profiles.get(session.customerId)).authState,

    async logout(_input, context) {
      await logOut(context, 'desktop');
      return {};
    },
  };

  /** Stores the time zone of the device with the account if it is another one than before (rules/format#time-zones). */
  async function followTimeZone({ session, reply }: CallContext): Promise<void> {
    const sent = reply.request.cookies[TIME_ZONE_COOKIE] ?? null;
    if (session === null || session.displacedBy || sent === session.timeZone) return;
    const timeZone = parseTimeZone(sent);
    if (timeZone !== session.timeZone) await profiles.setTimeZone(session.customerId, timeZone);
  }
}
