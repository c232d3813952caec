import type { Deps } from '../../deps.ts';
import type { MessageSender } from '../outbox/message-sender.ts';
import type { NoticeName } from '../outbox/notice-texts.ts';
import type { Contacts } from './credential-repository.ts';

/** Tells an owner, by every way there is, what was done to the account (security 12). */
export type TellOwner = (contacts: Contacts, notice: NoticeName, values?: Record<string, string>) => Promise<void>;

/**
 * Makes it. What was done stays done where no message goes out; the log says why. `{email}` is the operator's own.
 */
export function createTellOwner({ log, config }: Pick<Deps, 'log' | 'config'>, sender: MessageSender): TellOwner {
  return async ({ mobile, email }, notice, values = {}) => {
    const words = { email: config.site.email, ...values };
    const sent = await Promise.allSettled([
      mobile === null ? null : sender.send({ kind: 'sms', account: mobile, notice, values: words }),
      email === null ? null : sender.send({ kind: 'mail', account: email, notice, values: words }),
    ]);
    for (const result of sent) {
      if (result.status === 'rejected') log.error({ err: result.reason, notice }, 'a notice could not be sent');
    }
  };
}
