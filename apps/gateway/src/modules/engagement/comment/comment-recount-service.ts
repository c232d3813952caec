import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { CommentItem } from '../base/comments/commented-item-repository.ts';
import { createCommentRecountRepository } from './comment-recount-repository.ts';

/** Comments, and items, that one batch counts again. */
const BATCH = 200;

/** Counts comments and their items again that were written without their counts, in the transaction that wrote them. */
export async function recountComments(
  tx: Database,
  comments: readonly (CommentItem & { readonly id: string })[],
): Promise<void> {
  const counts = createCommentRecountRepository(tx);
  await counts.recount(comments.map(({ id }) => id));
  const items = new Map(comments.map((each) => [`${each.resourceType} ${each.resourceId}`, each]));
  for (const item of items.values()) await counts.recountItem(item);
}

/** The daily job that checks the counts of comments, and fixes those that differ (rules/comment#counts). */
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
      // Comments before items: the lock order of writes.
      await counts.recount(comments);
      for (const item of items) await counts.recountItem(item);
      return comments.length === BATCH || items.length === BATCH;
    },
  };
}
