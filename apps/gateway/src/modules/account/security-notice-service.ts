import { ALWAYS_REMINDED } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { MessageSender } from '../outbox/message-sender.ts';
import { fillNotice, type NoticeName } from '../outbox/notice-texts.ts';
import type { AccountContacts } from './account-repository.ts';

/** Where owners read what was done to their account. */
const ACCOUNT_PAGE = '/personalInfo';

/** A notice as a message of the portal. */
interface NoticeMessage {
  readonly accountId: string;
  readonly scene: typeof ALWAYS_REMINDED;
  readonly title: string;
  readonly body: string;
  readonly pcLink: string;
  readonly sentAt: number;
}

/** What delivers notices. */
export interface NoticeChannels {
  /** Sends codes and notices by SMS and mail. */
  readonly sender: MessageSender;
  /** Posts a message of the portal, in the transaction. */
  readonly postMessage: (tx: Database, message: NoticeMessage) => Promise<void>;
}

/** Notifies an owner by SMS, mail and message of a change of the account; rules/outbox#security-notices. */
export type NotifyOwner = (
  owner: AccountContacts,
  notice: NoticeName,
  values?: Record<string, string>,
) => Promise<void>;

/** Where a notice cannot be sent the change stays and the reason is logged. `{email}` is the operator's address. */
export function createNotifyOwner(
  { db, clock, log, config }: Pick<AppContext, 'db' | 'clock' | 'log' | 'config'>,
  { sender, postMessage }: NoticeChannels,
): NotifyOwner {
  return async ({ id: accountId, mobile, email }, notice, values = {}) => {
    const placeholders = { email: config.site.email, ...values };
    const { subject: title, text: body } = fillNotice({ notice, values: placeholders });
    const message: NoticeMessage = {
      accountId,
      scene: ALWAYS_REMINDED,
      title,
      body,
      pcLink: ACCOUNT_PAGE,
      sentAt: clock.now(),
    };
    const results = await Promise.allSettled([
      db.transaction((tx) => postMessage(tx, message)),
      mobile === null ? null : sender.send({ kind: 'sms', account: mobile, notice, values: placeholders }),
      email === null ? null : sender.send({ kind: 'mail', account: email, notice, values: placeholders }),
    ]);
    for (const result of results) {
      if (result.status === 'rejected') log.error({ err: result.reason, notice }, 'a notice could not be sent');
    }
  };
}
