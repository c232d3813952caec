import type { MessageChannel, MessageKind, MessageScene } from '@osteon/domain';
import { and, eq, or } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { account } from '../../account/accounts/tables.ts';
import { messagePreference, messageQuiet } from '../tables.ts';

/** Topic of a message: scene and kind. */
export interface MessageTopic {
  readonly scene: MessageScene;
  readonly kind: MessageKind;
}

/** Reads the channels by which accounts want messages. */
export function createChannelRepository(db: Database) {
  const isOf = ({ scene, kind }: MessageTopic) =>
    and(eq(messagePreference.scene, scene), eq(messagePreference.kind, kind));

  return {
    /** Mobile number and e-mail of an account, as far as it has them. */
    async findContacts(accountId: string): Promise<Readonly<Record<MessageChannel, string | null>>> {
      const [row] = await db
        .select({ mail: account.email, sms: account.mobile })
        .from(account)
        .where(eq(account.id, accountId));
      return row ?? { mail: null, sms: null };
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
