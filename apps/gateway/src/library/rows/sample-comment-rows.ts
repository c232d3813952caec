import { ResourceType } from '@osteon/domain';
import type { Library } from '@osteon/library';
import type { comment } from '../../modules/engagement/base/comments/tables.ts';
import { makeSortableId } from '../../platform/crypto/random-id.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The time between the case and its first comment, and between comments. */
const COMMENT_GAP_MS = 22 * HOUR_MS;

/**
 * The comments of the library's people on its cases (rules/library#sample-activity). The author of the case replies to
 * the comment before; all others start a thread. Ids are the same in every load, and rise with time like those of other
 * comments.
 */
export function buildSampleCommentRows({ cases }: Library, loadedAt: number): (typeof comment.$inferInsert)[] {
  return cases.flatMap(({ id: caseId, authorId, publishedDaysAgo, comments }) => {
    let thread: string | null = null;
    return comments.map(({ expertId, text }, index) => {
      const createdAt = loadedAt - publishedDaysAgo * DAY_MS + (index + 1) * COMMENT_GAP_MS;
      const id = makeSortableId(createdAt, `-${caseId}-${index + 1}`);
      const rootId = expertId === authorId ? thread : null;
      thread = rootId ?? id;
      return {
        id,
        resourceType: ResourceType.case,
        resourceId: caseId,
        accountId: null,
        publicProfileId: expertId,
        clientId: `${caseId}-${index + 1}`,
        rootId,
        parentId: rootId,
        state: 'shown',
        text,
        createdAt,
      };
    });
  });
}
