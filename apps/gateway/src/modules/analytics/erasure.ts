import type { Database } from '../../platform/database/connect.ts';
import { removeAccountId } from './repository.ts';

/**
 * Anonymizes the events of an account that is erased; counts contain no identity and are retained
 * (rules/analytics#erasure).
 */
export async function anonymizeEvents(tx: Database, accountId: string): Promise<void> {
  await removeAccountId(tx, accountId);
}
