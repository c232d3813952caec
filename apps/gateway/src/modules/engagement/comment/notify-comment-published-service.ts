import { listMentions } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import type { CommentedResource } from '../base/comments/commented-item-repository.ts';
import { COMMENT_TYPE } from '../base/target.ts';
import type { EventService } from '../event/event-service.ts';
import { createMentionRepository } from '../mention/mention-repository.ts';
import { createCommentWriteRepository } from './comment-write-repository.ts';

/** A comment that has become visible, and the account that it replies to. */
interface PublishedComment {
  readonly id: string;
  /** Null where the author's account is erased; nobody is notified then. */
  readonly accountId: string | null;
  readonly parentId: string | null;
  readonly text: string;
}

/**
 * Notifies the account that is replied to, or else the item's author, and the mentioned people of a comment that has
 * become visible; each once, however often it is edited, hidden and shown again (rules/message#events).
 */
export async function notifyCommentPublished(
  tx: Database,
  events: EventService,
  { id, accountId: actorId, parentId, text }: PublishedComment,
  item: Pick<CommentedResource, 'receiverId'>,
): Promise<void> {
  if (actorId === null) return;
  const parent = parentId === null ? null : await createCommentWriteRepository(tx).find(parentId);
  const receiverId = parent ? parent.accountId : item.receiverId;
  const kind = parent ? 'reply' : 'comment';
  const about = { actorId, refType: COMMENT_TYPE, refId: id };
  await events.record(tx, { ...about, kind, receiverId });
  if (listMentions(text).length === 0) return;
  for (const mentionedId of await createMentionRepository(tx).listAccounts(id)) {
    if (mentionedId !== receiverId) await events.record(tx, { ...about, kind: 'mention', receiverId: mentionedId });
  }
}
