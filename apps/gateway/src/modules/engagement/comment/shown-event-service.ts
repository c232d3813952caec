import { listMentions } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import type { EventService } from '../event/event-service.ts';
import { createMentionRepository } from '../mention/mention-repository.ts';
import { COMMENT_TYPE } from '../target/target.ts';
import { createCommentWriteRepository } from './comment-write-repository.ts';
import type { CommentedResource } from './commented-item-repository.ts';

/** A comment that is shown now, and whom it answers. */
interface ShownComment {
  readonly id: string;
  /** Null where the author's account is erased, of whom nobody is told. */
  readonly accountId: string | null;
  readonly parentId: string | null;
  readonly text: string;
}

/**
 * Tells the one who is answered, or else the item's author, of a comment that is shown now, and whom it mentions; each once,
 * however often it is edited, hidden and shown again (rules/message#events).
 */
export async function recordShown(
  tx: Database,
  events: EventService,
  { id, accountId: actorId, parentId, text }: ShownComment,
  item: Pick<CommentedResource, 'receiverId'>,
): Promise<void> {
  if (actorId === null) return;
  const answered = parentId === null ? null : await createCommentWriteRepository(tx).find(parentId);
  const receiverId = answered ? answered.accountId : item.receiverId;
  const kind = answered ? 'reply' : 'comment';
  const about = { actorId, refType: COMMENT_TYPE, refId: id };
  await events.record(tx, { ...about, kind, receiverId });
  if (listMentions(text).length === 0) return;
  for (const mentionedId of await createMentionRepository(tx).listAccounts(id)) {
    if (mentionedId !== receiverId) await events.record(tx, { ...about, kind: 'mention', receiverId: mentionedId });
  }
}
