import type { Database } from '../../../platform/database/connect.ts';
import { createAccountRepository } from '../accounts/account-repository.ts';
import { createSessionRepository, type SessionEnd } from './session-repository.ts';

/** Invalidates access to an account by other means than sessions. */
type InvalidateAccess = (tx: Database, accountId: string) => Promise<void>;

/**
 * Revokes all access that somebody may have prepared to the account, in the transaction of the change that requires it:
 * open sessions, QR scenes that are not claimed, and reset grants (rules/session#revocation). Returns the number of
 * ended sessions. The account is locked first, as when a scene is claimed, so that the two see each other's result.
 * Call `sessions.invalidate` once that is committed.
 */
export type RevokeAccess = (tx: Database, end: SessionEnd) => Promise<number>;

/** `invalidations` are those of QR scenes and reset grants. */
export function createRevokeAccess(invalidations: readonly InvalidateAccess[]): RevokeAccess {
  return async (tx, end) => {
    await createAccountRepository(tx).lock(end.accountId);
    for (const invalidate of invalidations) await invalidate(tx, end.accountId);
    return createSessionRepository(tx).endAll(end);
  };
}
