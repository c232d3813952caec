import { ALWAYS_REMINDED, isQuiet, type Locale, MESSAGE_CHANNELS, type MessageChannel } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { hasProviders } from '../../../platform/config/provider-settings.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PortalMessage } from '../../../platform/portal-message.ts';
import { createOutboxService, type Outbox } from '../../outbox/deliveries/outbox-service.ts';
import { SMS_LOCALE } from '../../outbox/notice-texts.ts';
import { postMessage } from '../post-message-service.ts';
import { presentQuietHours } from '../presenter.ts';
import { createChannelRepository, type MessageTopic } from './channel-repository.ts';

/** A message that was posted. */
interface PostedMessage extends MessageTopic {
  readonly id: string;
  readonly accountId: string;
  readonly composeTitle: (locale: Locale) => string;
}

export type ChannelService = ReturnType<typeof createChannelService>;

/** Sends messages by mail and SMS where their receivers want it (rules/message#channels). */
export function createChannelService(
  { clock, config: { providers } }: Pick<AppContext, 'clock' | 'config'>,
  outbox: Pick<Outbox, 'enqueue'>,
) {
  const { mail, aliyun, tencent } = providers;
  const canCarry: Readonly<Record<MessageChannel, boolean>> = hasProviders(providers)
    ? { mail: mail !== null, sms: aliyun !== null || tencent !== null }
    : { mail: true, sms: true };

  return {
    /** The channels that an account can be reached by. */
    async list(db: Database, accountId: string): Promise<MessageChannel[]> {
      const addresses = (await createChannelRepository(db).findReceiver(accountId))?.addresses;
      return MESSAGE_CHANNELS.filter((channel) => canCarry[channel] && addresses?.[channel] != null);
    },

    /**
     * Returns those of these accounts that want messages of a kind by a channel; quiet hours are checked at the
     * delivery.
     */
    listSubscribed: (db: Database, accountIds: readonly string[], topic: MessageTopic) =>
      createChannelRepository(db).listSubscribed(accountIds, topic),

    /** Queues a posted message, in its transaction; the account's security has notices of its own. */
    async deliver(tx: Database, { id, accountId, scene, kind: about, composeTitle }: PostedMessage): Promise<void> {
      if (scene === ALWAYS_REMINDED) return;
      const channels = createChannelRepository(tx);
      const preference = await channels.findPreference(accountId, { scene, kind: about });
      if (!preference) return;
      const { quiet } = preference;
      if (quiet && isQuiet(clock.now(), presentQuietHours(quiet), quiet.pausedUntil)) return;
      const receiver = await channels.findReceiver(accountId);
      if (!receiver) return;
      for (const kind of MESSAGE_CHANNELS) {
        const account = receiver.addresses[kind];
        if (!preference[kind] || !canCarry[kind] || account === null) continue;
        const locale = kind === 'sms' ? SMS_LOCALE : receiver.locale;
        const notice = { notice: 'newMessage', locale, values: { title: composeTitle(locale) } } as const;
        await outbox.enqueue(tx, { kind, account, ...notice }, `message:${id}:${kind}`);
      }
    },
  };
}

/** Creates the function that posts a notice and sends it by the receiver's channels (rules/message#channels). */
export function createPostSentMessage(deps: AppContext) {
  const channels = createChannelService(deps, createOutboxService(deps));
  return async (tx: Database, message: PortalMessage): Promise<void> => {
    const id = await postMessage(tx, message);
    const composeTitle = (locale: Locale) => message.compose(locale).title;
    await channels.deliver(tx, { id, kind: 'notice', composeTitle, ...message });
  };
}
