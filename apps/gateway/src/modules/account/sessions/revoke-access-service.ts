import type { Database } from '../../../platform/database/connect.ts';
import { selectAccountForUpdate } from '../accounts/account-repository.ts';
import { voidScenes } from '../qr-login/qr-scene-repository.ts';
import { deleteGrants } from '../recovery/reset-grant-repository.ts';
import { endSessions, type SessionEnd } from './session-repository.ts';

/**
 * Revokes all access that somebody may have prepared to the account, in the transaction of the change that requires it:
 * open sessions, QR scenes that are not claimed, and reset grants (rules/session#revocation). Returns the number of
 * ended sessions. The account is locked first, as when a scene is claimed, so that the two see each other's result.
 * Call `sessions.invalidate` once that is committed.
 */
export async function revokeAccess(tx: Database, end: SessionEnd): Promise<number> {
  await selectAccountForUpdate(tx, end.accountId);
  await voidScenes(tx, end.accountId);
  await deleteGrants(tx, end.accountId);
  return endSessions(tx, end);
}
