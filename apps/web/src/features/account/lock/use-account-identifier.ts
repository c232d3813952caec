import { useSession } from '../../../lib/session/session-store.ts';

/** The caller's own mobile number, else e-mail; empty before the session check. */
export const useAccountIdentifier = (): string =>
  useSession(({ check }) => check?.userInfo?.mobile || check?.userInfo?.email || '');
