import { ALWAYS_REMINDED } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import { postMessage } from '../message/post-message-service.ts';
import type { MessageSender } from '../outbox/message-sender.ts';
import { fillNotice, type NoticeName } from '../outbox/notice-texts.ts';
import type { Contacts } from './profile/credential-repository.ts';

/** Where owners read what happened to their account, in full. */
const ACCOUNT_PAGE = '/personalInfo';

/** Tells an owner, by every way there is and in the portal's own messages, what was done to the account (security 12). */
export type TellOwner = (owner: Contacts, notice: NoticeName, values?: Record<string, string>) => Promise<void>;

/**
 * Makes it. What was done stays done where no message goes out; the log says why. `{email}` is the operator's own.
 */
export function createTellOwner(
  { db, clock, log, config }: Pick<AppContext, 'db' | 'clock' | 'log' | 'config'>,
  sender: MessageSender,
): TellOwner {
  return async ({ id: accountId, mobile, email }, notice, values = {}) => {
    const words = { email: config.site.email, ...values };
    const { subject: title, text: body } = fillNotice({ notice, values: words });
    const news = { accountId, scene: ALWAYS_REMINDED, title, body, pcLink: ACCOUNT_PAGE, sentAt: clock.now() };
    const sent = await Promise.allSettled([
      db.transaction((tx) => postMessage(tx, news)),
      mobile === null ? null : sender.send({ kind: 'sms', account: mobile, notice, values: words }),
      email === null ? null : sender.send({ kind: 'mail', account: email, notice, values: words }),
    ]);
    for (const result of sent) {
      if (result.status === 'rejected') log.error({ err: result.reason, notice }, 'a notice could not be sent');
    }
  };
}
