import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Target } from '../base/target.ts';
import { createRecountRepository } from './recount-repository.ts';

/** Items that one batch counts again. */
const BATCH = 200;

/** Likes of removed resources that one batch deletes. */
const ORPHAN_BATCH = 5000;

/** Recounts items whose rows were written without their counts, in the same transaction. */
export async function recountTargets(tx: Database, targets: readonly Target[]): Promise<void> {
  const counts = createRecountRepository(tx);
  for (const target of targets) await counts.recount(target);
}

/** The daily job that checks the counts, and fixes those that differ (rules/engagement#counts). */
export function createRecountJob({ log }: Pick<AppContext, 'log'>): Job {
  return {
    name: 'engagement-counts',
    async batch(tx) {
      const counts = createRecountRepository(tx);
      const orphans = await counts.deleteOrphans(ORPHAN_BATCH);
      // Their counts go with the last of them.
      if (orphans === ORPHAN_BATCH) return true;
      const differing = await counts.listDiffering(BATCH);
      if (differing.length > 0 && orphans === 0)
        log.warn({ items: differing.length }, 'counts of items differed and were counted again');
      await recountTargets(tx, differing);
      return differing.length === BATCH;
    },
  };
}
