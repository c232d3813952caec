import { randomUUID } from 'node:crypto';
import { type Locale, PromptScene } from '@osteon/domain';
import { notifyAccount } from '../../../platform/realtime/account-events.ts';
import type { PostEventMessage } from '../../engagement/event/publish-event-service.ts';
import type { ChannelService } from '../channel/channel-service.ts';
import { createEventMessageRepository } from './event-message-repository.ts';
import { composeEventText } from './event-message-text.ts';

/**
 * Creates the function that posts the message of an event: into the unread one of its kind and target where there is
 * one, else a new one, which is also sent by the receiver's channels (rules/message#events).
 */
export const createPostEventMessage =
  (channels: Pick<ChannelService, 'deliver'>): PostEventMessage =>
  async (tx, { receiverId, actorId, commentId, sentAt, ...event }) => {
    const messages = createEventMessageRepository(tx);
    const row = { ...event, id: randomUUID(), accountId: receiverId, scene: PromptScene.message, sentAt };
    const messageId = await messages.upsert(row);
    await messages.addActor({ messageId, actorId, commentId, actedAt: sentAt });
    await notifyAccount(tx, receiverId, 'message');
    if (messageId !== row.id) return;
    const [source] = await messages.listTextSources([messageId]);
    if (!source) return;
    const composeTitle = (locale: Locale) => composeEventText({ ...row, actorCount: 1 }, source, locale).title;
    await channels.deliver(tx, { ...row, composeTitle });
  };
