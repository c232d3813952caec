import type { Database } from '../../../platform/database/connect.ts';
import { notifyAccount } from '../../../platform/realtime/account-events.ts';
import { type CertifiedDetails, createProfileRepository } from './profile-repository.ts';

/**
 * Locks an account until the transaction ends, so that its certification changes one step at a time; null for none
 * (rules/certification#auth-state).
 */
export function lockCertifiedDetails(tx: Database, accountId: string): Promise<CertifiedDetails | null> {
  return createProfileRepository(tx).lockCertifiedDetails(accountId);
}

/**
 * Stores the changes of an account by its certification and notifies the open pages at the commit. The caller then
 * invalidates the cached sessions.
 */
export async function changeCertifiedDetails(
  tx: Database,
  accountId: string,
  change: Partial<CertifiedDetails>,
): Promise<void> {
  await createProfileRepository(tx).setCertifiedDetails(accountId, change);
  await notifyAccount(tx, accountId, 'certification');
}
