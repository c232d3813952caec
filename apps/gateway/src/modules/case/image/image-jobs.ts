import type { Job } from '../../../platform/jobs/job.ts';
import type { ImageFiles } from './image-files-service.ts';
import { createImageRepository } from './image-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after which a picture that its draft does not name is deleted: an offline browser may send it until then. */
const UNUSED_DAYS = 7;

/** Pictures of one batch. */
const BATCH = 100;

/** The daily job that deletes pictures that no draft names (rules/retention#daily-jobs). */
export function createImageJobs(files: Pick<ImageFiles, 'delete'>): readonly Job[] {
  return [
    {
      name: 'case-images',
      removesFiles: true,
      async batch(tx, now) {
        const unused = await createImageRepository(tx).deleteUnused(now - UNUSED_DAYS * DAY_MS, BATCH);
        for (const image of unused) await files.delete(image);
        return unused.length === BATCH;
      },
    },
  ];
}
