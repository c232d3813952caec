import type { Database } from '../../platform/database/connect.ts';
import { createIngestRepository } from './ingest-repository.ts';

/**
 * Marks the latest finished import of an item as undone, in the transaction that restores the version before: its files go as those
 * of a failed one, and those of the version that is shown again stay (rules/ingest#replacement).
 */
export async function undoImport(tx: Database, resourceId: string, now: number): Promise<void> {
  await createIngestRepository(tx).failLatestDone(resourceId, { problem: 'undone', changedAt: now });
}
