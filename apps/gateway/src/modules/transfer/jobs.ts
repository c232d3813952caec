import { ResourceType } from '@osteon/domain';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Disk } from 'flydrive';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { deleteStoredFiles } from './stored-files.ts';
import { transfer, transferFile } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long files are kept after they were sent, and uploads that nobody sent, in ms. */
const SENT_MS = 30 * DAY_MS;
const UNSENT_MS = DAY_MS;

/** Files that one batch removes. */
const BATCH = 200;

/** What becomes of files: those that were sent go after 30 days, those that never were after one. */
export function createTransferJobs(disk: Disk, removeUnfinished: () => Promise<number>): readonly Job[] {
  async function removeFilesOf(tx: Database, rows: (typeof transferFile.$inferSelect)[]): Promise<boolean> {
    const ids = rows.map(({ id }) => id);
    await tx.delete(transferFile).where(anyOf(transferFile.id, ids));
    await Promise.all(rows.map((row) => deleteStoredFiles(disk, row)));
    return rows.length === BATCH;
  }

  return [
    {
      name: 'sent transfer files',
      async batch(tx, now) {
        const old = and(eq(transfer.resType, ResourceType.transferFile), lt(transfer.sentAt, now - SENT_MS));
        const some = await tx.select({ id: transfer.id }).from(transfer).where(old).limit(BATCH);
        if (some.length === 0) return false;
        const ids = some.map(({ id }) => id);
        const files = await tx.select().from(transferFile).where(anyOf(transferFile.transferId, ids));
        await removeFilesOf(tx, files);
        await tx.delete(transfer).where(anyOf(transfer.id, ids));
        return some.length === BATCH;
      },
    },
    {
      name: 'unsent transfer files',
      async batch(tx, now) {
        const unsent = and(isNull(transferFile.transferId), lt(transferFile.createdAt, now - UNSENT_MS));
        // One that is being sent at this moment is no longer unsent.
        const rows = tx.select().from(transferFile).where(unsent).limit(BATCH).for('update', { skipLocked: true });
        return removeFilesOf(tx, await rows);
      },
    },
    {
      name: 'unfinished uploads',
      async batch() {
        await removeUnfinished();
        return false;
      },
    },
  ];
}
