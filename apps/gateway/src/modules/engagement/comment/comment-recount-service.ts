import type { AppContext } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { createCommentRecountRepository } from './comment-recount-repository.ts';

/** Comments, and items, that one batch counts again. */
const BATCH = 200;

/** The daily job that proves the counts of comments, and mends those that differ (rules/comment#counts). */
export function createCommentRecountJob({ log }: Pick<AppContext, 'log'>): Job {
  return {
    name: 'comment-counts',
    async batch(tx) {
      const counts = createCommentRecountRepository(tx);
      const comments = await counts.listDiffering(BATCH);
      const items = await counts.listDifferingItems(BATCH);
      if (comments.length + items.length === 0) return false;
      log.warn(
        { comments: comments.length, items: items.length },
        'counts of comments differed and were counted again',
      );
      // Comments before items, as whoever writes a comment locks them.
      await counts.recount(comments);
      for (const item of items) await counts.recountItem(item);
      return comments.length === BATCH || items.length === BATCH;
    },
  };
}
