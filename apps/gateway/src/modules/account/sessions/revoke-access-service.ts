import type { Database } from '../../../platform/database/connect.ts';
import { selectAccountForUpdate } from '../account-repository.ts';
import { voidScenes } from '../qr-login/qr-scene-repository.ts';
import { deleteGrants } from '../recovery/reset-grant-repository.ts';
import { endSessions, type SessionEnd } from './session-repository.ts';

/**
 * Revokes whatever somebody may have prepared against the account, in the transaction of the change that asks for it:
 * open sessions, QR scenes that wait for a claim, and reset grants (rules/session#revocation). Returns how many sessions
 * ended. The account is locked first, as a claim does, so that neither misses the other. Call `sessions.invalidate` once
 * that is committed.
 */
export async function revokeAccess(tx: Database, end: SessionEnd): Promise<number> {
  await selectAccountForUpdate(tx, end.accountId);
  await voidScenes(tx, end.accountId);
  await deleteGrants(tx, end.accountId);
  return endSessions(tx, end);
}
