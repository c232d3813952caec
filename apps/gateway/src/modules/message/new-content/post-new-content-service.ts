import { type Locale, PromptScene } from '@osteon/domain';
import { notifyAccounts } from '../../../platform/realtime/account-events.ts';
import type { PostNewContent } from '../../engagement/fan-out/fan-out-service.ts';
import type { ChannelService } from '../channel/channel-service.ts';
import { createNewContentRepository } from './new-content-repository.ts';
import { composeNewContentText } from './new-content-text.ts';

/**
 * Creates the function that posts new content to followers: into the unread message of its author where there is one,
 * else a new one, which is also sent by the receiver's channels (rules/message#new-content).
 */
export const createPostNewContent =
  (channels: Pick<ChannelService, 'deliver' | 'listSubscribed'>): PostNewContent =>
  async (tx, content) => {
    const messages = createNewContentRepository(tx);
    const posted = await messages.post(content);
    const accountIds = posted.map(({ accountId }) => accountId);
    await notifyAccounts(tx, accountIds, 'message');
    const topic = { scene: PromptScene.message, kind: 'newContent' } as const;
    const subscribed = new Set(await channels.listSubscribed(tx, accountIds, topic));
    const sent = posted.filter(({ accountId, isNew }) => isNew && subscribed.has(accountId));
    const [first] = sent;
    const [source] = first ? await messages.listTextSources([first.id]) : [];
    if (!source) return posted.length;
    // All of them are about this resource alone, so that they share one title.
    const composeTitle = (locale: Locale) => composeNewContentText(source, locale).title;
    for (const { id, accountId } of sent) await channels.deliver(tx, { id, accountId, ...topic, composeTitle });
    return posted.length;
  };
