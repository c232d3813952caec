import { REPLACED_FILES_MS } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { createVideoMediaRepository } from './video-media-repository.ts';

/** Versions that one batch removes: each has hundreds of files. */
const BATCH = 5;

/** Daily job that removes the files of replaced videos (rules/video#versions). */
export function createVideoJobs({ storage }: Pick<AppContext, 'storage'>): readonly Job[] {
  return [
    {
      name: 'video-media',
      removesFiles: true,
      async batch(tx, now) {
        const repository = createVideoMediaRepository(tx);
        const versions = await repository.listRemovable(now - REPLACED_FILES_MS, BATCH);
        // The files are deleted before the rows: an interrupted run is repeated, and no file is orphaned.
        for (const { disk, folder } of versions) if (disk === 'files') await storage.files.deleteAll(folder);
        await repository.delete(versions.map(({ id }) => id));
        return versions.length === BATCH;
      },
    },
  ];
}
