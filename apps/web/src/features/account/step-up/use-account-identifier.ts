import { useSession } from '../../../lib/session/session-store.ts';

/** The mobile number of the account, else its e-mail; empty before the session check. */
export const useAccountIdentifier = (): string =>
  useSession(({ check }) => check?.userInfo?.mobile || check?.userInfo?.email || '');
