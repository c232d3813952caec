import { randomUUID } from 'node:crypto';
import { PromptScene } from '@osteon/domain';
import { notifyAccount } from '../../../platform/realtime/account-events.ts';
import type { PostEventMessage } from '../../engagement/event/settle-event-service.ts';
import { createEventMessageRepository } from './event-message-repository.ts';

/**
 * Posts the message of an event: into the unread one of its kind and target where there is one, else a new one
 * (rules/message#events).
 */
export const postEventMessage: PostEventMessage = async (tx, { receiverId, actorId, commentId, sentAt, ...event }) => {
  const messages = createEventMessageRepository(tx);
  const row = { ...event, id: randomUUID(), accountId: receiverId, scene: PromptScene.message, sentAt };
  const messageId = await messages.upsert(row);
  await messages.addActor({ messageId, actorId, commentId, actedAt: sentAt });
  await notifyAccount(tx, receiverId, 'message');
};
