import type { EventKind } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { COMMENT_TYPE } from '../base/target.ts';
import { createBlockRepository } from '../block/block-repository.ts';
import { createEventRepository, type EventRow } from './event-repository.ts';

/** An event as it is presented to its receiver. */
interface EventMessage {
  readonly kind: EventKind;
  readonly receiverId: string;
  readonly actorId: string;
  /** The item of the action, by which messages are grouped: a resource type, or 0 for a comment, and an id. */
  readonly targetType: number;
  readonly targetId: string;
  /** The written comment, or the one that was liked; null for other items. */
  readonly commentId: string | null;
  /** In ms. */
  readonly sentAt: number;
}

/** Posts the message of an event, in the caller's transaction; the module of messages does it. */
export type PostEventMessage = (tx: Database, event: EventMessage) => Promise<void>;

/** Notifies the receiver of an event exactly once, however often it is called. */
export type PublishEvent = (id: string) => Promise<void>;

/** The item and comment of an event; null where its action was undone. */
type MessageTarget = Pick<EventMessage, 'targetType' | 'targetId' | 'commentId'> | null;

/**
 * Creates the function that publishes events as messages: an event is marked in the transaction of its message
 * (rules/message#events).
 */
export function createPublishEvent(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  postEventMessage: PostEventMessage,
): PublishEvent {
  return (id) =>
    db.transaction(async (tx) => {
      const sentAt = clock.now();
      const event = await createEventRepository(tx).markPublished(id, sentAt);
      if (!event) return;
      const isBlocked = await createBlockRepository(tx).isBlocked(event.actorId, [event.receiverId]);
      const target = isBlocked ? null : await findMessageTarget(tx, event);
      if (!target) return createEventRepository(tx).remove(id);
      const { kind, receiverId, actorId } = event;
      await postEventMessage(tx, { kind, receiverId, actorId, ...target, sentAt });
    });
}

async function findMessageTarget(
  tx: Database,
  { kind, actorId, receiverId, refType, refId }: EventRow,
): Promise<MessageTarget> {
  const events = createEventRepository(tx);
  if (refType === COMMENT_TYPE) {
    const comment = await events.findComment(refId);
    if (!comment) return null;
    const { id: commentId, parentId, resourceType, resourceId } = comment;
    if (kind === 'like') {
      const isCurrent = await events.likesComment(actorId, commentId);
      return isCurrent ? { targetType: COMMENT_TYPE, targetId: commentId, commentId } : null;
    }
    if (kind === 'mention' && !(await events.mentions(commentId, receiverId))) return null;
    if (kind === 'reply' && parentId !== null) return { targetType: COMMENT_TYPE, targetId: parentId, commentId };
    return { targetType: resourceType, targetId: resourceId, commentId };
  }
  const item = [actorId, refType, refId] as const;
  const isCurrent = await (kind === 'follow' ? events.follows(...item) : events.likesItem(...item));
  return isCurrent ? { targetType: refType, targetId: refId, commentId: null } : null;
}
