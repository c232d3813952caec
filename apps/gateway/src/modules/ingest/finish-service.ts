import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createAnnouncedChanges } from '../content-changes.ts';
import { createIngestRepository, type IngestRow } from './ingest-repository.ts';

/** What an attempt made; nothing refers to its files before it is switched to. */
export interface IngestResult {
  readonly pictureIds: string[];
  /** Makes it what the item shows. */
  readonly replace: (tx: Database, now: number) => Promise<void>;
}

/** Another attempt has taken the import over, or finished it. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

/**
 * Switches to what an attempt made, all in one transaction: item, media, search entry, state and the end of the import. The
 * version before it stays in the storage for a day.
 * @throws {SupersededError} where this attempt is no longer the latest
 */
export async function finishIngest(
  { db, clock, audit, jobs }: Pick<AppContext, 'db' | 'clock' | 'audit' | 'jobs'>,
  row: IngestRow,
  { pictureIds, replace }: IngestResult,
): Promise<void> {
  await db.transaction(async (tx) => {
    const repository = createIngestRepository(tx);
    const now = clock.now();
    const done = { state: 'done', progress: 100, problem: '', pictureIds, changedAt: now } as const;
    if (!(await repository.updateAttempt(row, done))) throw new SupersededError();
    await replace(tx, now);
    if (row.item.item.publish && (await repository.findState(row.resourceId)) !== 'published') {
      const changes = createAnnouncedChanges({ db: tx, clock, audit, jobs });
      await changes.changeState(row.resourceId, 'publish', { operator: row.operator, reason: '' });
    }
  });
}
