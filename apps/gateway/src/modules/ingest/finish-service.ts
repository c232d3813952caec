import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createAnnouncedChanges } from '../content-changes.ts';
import { resourceVersions } from '../content-writer.ts';
import { createIngestRepository, type IngestRow } from './base/ingest-repository.ts';

/** The result of an attempt; no row refers to its files before the switch. */
export interface IngestResult {
  readonly pictureIds: string[];
  /** Makes the attempt's result the current version of the item. */
  readonly replace: (tx: Database, now: number) => Promise<void>;
}

/** Another attempt has superseded this one, or completed the import. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

/**
 * Switches to what an attempt made, all in one transaction: item, media, search entry, state and the end of the import.
 * The version before it stays in the storage for a day, as long as an undo can restore it.
 * @throws {SupersededError} where this attempt is no longer the latest
 */
export async function finishIngest(
  { db, clock, audit, jobs }: Pick<AppContext, 'db' | 'clock' | 'audit' | 'jobs'>,
  row: IngestRow,
  { pictureIds, replace }: IngestResult,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    const done = { state: 'done', progress: 100, problem: '', pictureIds, changedAt: now } as const;
    if (!(await createIngestRepository(tx).updateAttempt(row, done))) throw new SupersededError();
    const before = await resourceVersions.read(tx, row.resourceId);
    await replace(tx, now);
    const isPublication = row.item.item.publish && before?.card.state !== 'published';
    if (isPublication) {
      const changes = createAnnouncedChanges({ db: tx, clock, audit, jobs });
      await changes.changeState(row.resourceId, 'publish', { operator: row.operator, reason: '' });
    }
    // After a first import there is no version that could be restored.
    if (before?.details) await resourceVersions.saveVersion(tx, before, { importedAt: now, withState: isPublication });
  });
}
