import type { Disk } from 'flydrive';
import type { Database } from '../../platform/database/connect.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { createFileRepository, type FileRow } from './file-repository.ts';
import { createTransferRepository } from './repository.ts';
import { deleteStoredFiles, getUploadFolder } from './stored-files.ts';
import { createUploadRepository } from './upload-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention of files after they were sent, and of uploads that were never sent, in ms (rules/retention#daily-jobs). */
const SENT_RETENTION_MS = 30 * DAY_MS;
const UNSENT_RETENTION_MS = DAY_MS;

/** Files that one batch deletes. */
const BATCH = 200;

/** Daily jobs that delete sent files, unsent files and unfinished uploads. */
export function createTransferJobs(disk: Disk): readonly Job[] {
  async function deleteFiles(tx: Database, rows: readonly FileRow[]): Promise<void> {
    await createFileRepository(tx).deleteByIds(rows.map(({ id }) => id));
    await Promise.all(rows.map((row) => deleteStoredFiles(disk, row)));
  }

  return [
    {
      name: 'sent transfer files',
      removesFiles: true,
      async batch(tx, now) {
        const transfers = createTransferRepository(tx);
        const ids = await transfers.listFileTransfersSentBefore(now - SENT_RETENTION_MS, BATCH);
        if (ids.length === 0) return false;
        await deleteFiles(tx, await createFileRepository(tx).listByTransfers(ids));
        await transfers.deleteByIds(ids);
        return ids.length === BATCH;
      },
    },
    {
      name: 'unsent transfer files',
      removesFiles: true,
      async batch(tx, now) {
        const rows = await createFileRepository(tx).lockUnsentBefore(now - UNSENT_RETENTION_MS, BATCH);
        await deleteFiles(tx, rows);
        return rows.length === BATCH;
      },
    },
    {
      name: 'unfinished uploads',
      removesFiles: true,
      async batch(tx, now) {
        const uploads = createUploadRepository(tx);
        const ids = await uploads.lockStartedBefore(now - UNSENT_RETENTION_MS, BATCH);
        await uploads.deleteByIds(ids);
        for (const id of ids) await disk.deleteAll(getUploadFolder(id));
        return ids.length === BATCH;
      },
    },
  ];
}
