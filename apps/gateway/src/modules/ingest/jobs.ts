import { REPLACED_FILES_MS } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { removeUnusedPictures } from '../media/picture-service.ts';
import { getIngestFolder, INGEST_FOLDER, readIngestTime } from './base/ingest-folder.ts';
import { createIngestRepository } from './base/ingest-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention of a failed import, whose dead letter can be retried until then. */
const FAILED_MS = 7 * DAY_MS;

/** A folder without its import belongs to a command that was killed, or is still running. */
const ABANDONED_MS = DAY_MS;

/** Imports that one batch removes: each has hundreds of files. */
const BATCH = 5;

/** Daily jobs that remove the files that imports no longer need; files of visible versions are never removed. */
export function createIngestJobs({ storage: { files } }: Pick<AppContext, 'storage'>): readonly Job[] {
  return [
    {
      name: 'obsolete-imports',
      removesFiles: true,
      async batch(tx, now) {
        const repository = createIngestRepository(tx);
        const limits = { failedBefore: now - FAILED_MS, replacedBefore: now - REPLACED_FILES_MS };
        const rows = await repository.listObsolete(limits, BATCH);
        for (const { id, pictureIds } of rows) {
          // The files are deleted before the row: an interrupted run is repeated, and no file is orphaned.
          await files.deleteAll(getIngestFolder(id));
          await removeUnusedPictures(tx, files, pictureIds);
          await repository.delete(id);
        }
        return rows.length === BATCH;
      },
    },
    {
      name: 'imported-films',
      removesFiles: true,
      async batch(tx) {
        const repository = createIngestRepository(tx);
        const rows = await repository.listSources(BATCH);
        for (const row of rows) {
          await files.delete(`${getIngestFolder(row.id)}/${row.files.source}`);
          await repository.markSourceRemoved(row.id);
        }
        return rows.length === BATCH;
      },
    },
    {
      name: 'abandoned-imports',
      removesFiles: true,
      async batch(tx, now) {
        const { objects } = await files.listAll(INGEST_FOLDER);
        const ids = [...objects].flatMap((object) => ('prefix' in object ? object.name : []));
        const existing = await createIngestRepository(tx).listExisting(ids);
        const abandoned = ids.filter((id) => !existing.includes(id) && readIngestTime(id) < now - ABANDONED_MS);
        for (const id of abandoned) await files.deleteAll(getIngestFolder(id));
        return false;
      },
    },
  ];
}
