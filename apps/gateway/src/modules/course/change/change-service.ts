import { PromptScene } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import type { PostMessage } from '../../../platform/portal-message.ts';
import { type CourseChange, createChangeRepository } from './change-repository.ts';

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
    for (const accountId of accountIds) {
      await sendMessage(tx, {
        accountId,
        scene: PromptScene.message,
        title: '您学习的课程有更新',
        body: composeChange(title ?? '', change),
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

/** Text of a notice that describes the changes of a course. */
function composeChange(title: string, { added, removed, changed, testChanged }: CourseChange): string {
  const list = (verb: string, titles: readonly string[]) =>
    titles.length > 0 ? [`${verb}${titles.map((each) => `“${each}”`).join('、')}`] : [];
  const parts = [
    ...list('新增', added),
    ...list('移除', removed),
    ...list('更新', changed),
    ...(testChanged ? ['结课测试的题目有调整'] : []),
  ];
  return `“${title}”${parts.join('，')}。其余章节的学习进度保留不变。`;
}
