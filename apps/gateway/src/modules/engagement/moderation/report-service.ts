import type { InputOf } from '@osteon/contract';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { createCommentedItemRepository } from '../base/comments/commented-item-repository.ts';
import { createCommentWriteRepository } from '../comment/comment-write-repository.ts';
import { createQueueRepository } from './queue-repository.ts';

export type ReportService = ReturnType<typeof createReportService>;

/** Reports of comments to the operator (rules/moderation#reports). */
export function createReportService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return {
    /**
     * Reports a visible comment of somebody else, once.
     * @throws {CallError} badInput without the words that `other` needs, notFound, notAllowed for an own comment
     */
    async report(accountId: string, { commentId, reason, note }: InputOf<'reportComment'>): Promise<void> {
      if (reason === 'other' && note === '') throw new CallError('badInput');
      await db.transaction(async (tx) => {
        const row = await createCommentWriteRepository(tx).lock(commentId);
        const item = row && (await createCommentedItemRepository(tx).findItem(row));
        if (!item || row.state !== 'shown') throw new CallError('notFound');
        if (row.accountId === accountId) throw new CallError('notAllowed');
        await createQueueRepository(tx).insertReport({ accountId, commentId, reason, note, createdAt: clock.now() });
      });
    },
  };
}
