import type { Database } from '../../../platform/database/connect.ts';
import type { EventService } from '../event/event-service.ts';
import { COMMENT_TYPE } from '../target/target.ts';
import { type CommentItem, createCommentRepository } from './comment-repository.ts';
import { createCommentWriteRepository } from './comment-write-repository.ts';

/** A comment that is shown now, and whom it answers. */
interface ShownComment extends CommentItem {
  readonly id: string;
  /** Null where the author's account is erased, of whom nobody is told. */
  readonly accountId: string | null;
  readonly parentId: string | null;
}

/**
 * Tells the one who is answered, or else the item's author, of a comment that is shown now; once, however often it is hidden
 * and shown again (rules/message#events).
 */
export async function recordShown(
  tx: Database,
  events: EventService,
  { id, accountId: actorId, parentId, resourceType, resourceId }: ShownComment,
): Promise<void> {
  if (actorId === null) return;
  const item = await createCommentRepository(tx, null).findItem({ resourceType, resourceId });
  if (!item) return;
  const answered = parentId === null ? null : await createCommentWriteRepository(tx).find(parentId);
  const receiverId = answered ? answered.accountId : item.receiverId;
  const kind = answered ? 'reply' : 'comment';
  await events.record(tx, { kind, receiverId, actorId, refType: COMMENT_TYPE, refId: id });
}
