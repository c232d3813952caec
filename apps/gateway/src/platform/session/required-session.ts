import { CallError } from '../http/call-error.ts';
import type { CallContext } from '../http/handler.ts';
import type { Session } from './session.ts';

/**
 * The session of a call whose contract requires one: the platform has checked it before, so that there is one.
 * @throws {CallError} notLoggedIn
 */
export function requiredSession({ session }: Pick<CallContext, 'session'>): Session {
  if (!session) throw new CallError('notLoggedIn');
  return session;
}
