import type { AppContext } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { listStoredSeries, removeUnusedSeries } from './series-files-service.ts';

/** The daily job that deletes the slices of deleted drafts, and of erased accounts (rules/case-series#retention). */
export function createSeriesJobs({ storage: { files } }: Pick<AppContext, 'storage'>): readonly Job[] {
  return [
    {
      name: 'unused-case-series',
      removesFiles: true,
      async batch(tx) {
        await removeUnusedSeries(tx, files, await listStoredSeries(files));
        return false;
      },
    },
  ];
}
