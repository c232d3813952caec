import type { Locale, MessageChannel, MessageKind, MessageScene } from '@osteon/domain';
import { and, eq, or } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { account, accountLocale } from '../../account/accounts/tables.ts';
import { messagePreference, messageQuiet } from '../tables.ts';

/** Topic of a message: scene and kind. */
export interface MessageTopic {
  readonly scene: MessageScene;
  readonly kind: MessageKind;
}

/** Where an account is reached, null where it is not, and its language. */
interface Receiver {
  readonly addresses: Readonly<Record<MessageChannel, string | null>>;
  readonly locale: Locale;
}

/** Reads the channels by which accounts want messages. */
export function createChannelRepository(db: Database) {
  const isOf = ({ scene, kind }: MessageTopic) =>
    and(eq(messagePreference.scene, scene), eq(messagePreference.kind, kind));

  return {
    /** E-mail and mobile number of an account, as far as it has them, and its language; undefined for no account. */
    async findReceiver(accountId: string): Promise<Receiver | undefined> {
      const [row] = await db
        .select({ addresses: { mail: account.email, sms: account.mobile }, locale: accountLocale })
        .from(account)
        .where(eq(account.id, accountId));
      return row;
    },

    /** Returns those of these accounts that have switched a channel on for a kind of messages. */
    async listSubscribed(accountIds: readonly string[], topic: MessageTopic): Promise<string[]> {
      const { accountId, mail, sms } = messagePreference;
      const rows = await db
        .select({ accountId })
        .from(messagePreference)
        .where(and(anyOf(accountId, accountIds), isOf(topic), or(mail, sms)));
      return rows.map((row) => row.accountId);
    },

    /**
     * The channels that an account has switched on for a kind of messages, with its quiet hours; undefined for none.
     */
    async findPreference(accountId: string, topic: MessageTopic) {
      const [row] = await db
        .select({ mail: messagePreference.mail, sms: messagePreference.sms, quiet: messageQuiet })
        .from(messagePreference)
        .leftJoin(messageQuiet, eq(messageQuiet.accountId, messagePreference.accountId))
        .where(
          and(
            eq(messagePreference.accountId, accountId),
            isOf(topic),
            or(messagePreference.mail, messagePreference.sms),
          ),
        );
      return row;
    },
  };
}
