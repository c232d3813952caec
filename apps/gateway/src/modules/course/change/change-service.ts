import { PromptScene } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import type { PostMessage } from '../../../platform/portal-message.ts';
import { createChangeRepository } from './change-repository.ts';
import { composeChange } from './change-text.ts';

/** Batch size, in accounts. */
const BATCH = 200;

export type ChangeService = ReturnType<typeof createChangeService>;

/** Notifies learners of changes in their courses (rules/learning#changes). */
export const createChangeService = ({ sendMessage }: { readonly sendMessage: PostMessage }) => ({
  /** Notifies a batch of the learners of the oldest change, each once, in `tx`; returns true if there may be more. */
  async notifyBatch(tx: Database, now: number): Promise<boolean> {
    const changes = createChangeRepository(tx);
    const oldest = await changes.findOldest();
    if (!oldest) return false;
    const { change, title } = oldest;
    const accountIds = title === null ? [] : await changes.listLearners(change, BATCH);
    const compose = composeChange(title ?? '', change);
    for (const accountId of accountIds) {
      await sendMessage(tx, {
        accountId,
        scene: PromptScene.message,
        compose,
        pcLink: `/courseTerminal?id=${encodeURIComponent(change.courseId)}`,
        sentAt: now,
      });
    }
    const last = accountIds.at(-1);
    if (last !== undefined && accountIds.length === BATCH) await changes.saveNotified(change.id, last);
    else await changes.finish(change.id, now);
    return true;
  },
});
