import type { Database } from '../../platform/database/connect.ts';
import { createIngestRepository } from './base/ingest-repository.ts';

/**
 * Marks the latest completed import of an item as undone, in the transaction that restores the version before: its
 * files are removed like those of a failed one, and those of the restored version stay (rules/ingest#replacement).
 */
export async function undoImport(tx: Database, resourceId: string, now: number): Promise<void> {
  await createIngestRepository(tx).failLatestCompleted(resourceId, { problem: 'undone', changedAt: now });
}
