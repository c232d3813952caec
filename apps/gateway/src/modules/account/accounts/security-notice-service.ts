import { randomUUID } from 'node:crypto';
import { ALWAYS_REMINDED } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PostMessage } from '../../../platform/portal-message.ts';
import type { Outbox } from '../../outbox/deliveries/outbox-service.ts';
import { fillNotice, type NoticeName } from '../../outbox/notice-texts.ts';
import { getAccountLocale } from './account-locale.ts';
import type { AccountContacts } from './account-repository.ts';

/** The page where owners read about changes to their account. */
const ACCOUNT_PAGE = '/personalInfo';

/** The services that deliver notices. */
export interface NoticeChannels {
  /** Queues codes and notices by SMS and mail. */
  readonly outbox: Outbox;
  /** Posts a message of the portal, in the transaction. */
  readonly postMessage: PostMessage;
}

/**
 * Notifies an owner by SMS, mail and message of a change of the account, in the transaction of the change and in the
 * language of the given contacts (rules/outbox#security-notices).
 */
export type NotifyOwner = (
  tx: Database,
  owner: AccountContacts,
  notice: NoticeName,
  values?: Record<string, string>,
) => Promise<void>;

/** `{email}` of a notice is the operator's address. */
export function createNotifyOwner(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  { outbox, postMessage }: NoticeChannels,
): NotifyOwner {
  return async (tx, { id: accountId, mobile, email, ...language }, notice, values = {}) => {
    const locale = getAccountLocale(language);
    const content = { notice, locale, values: { email: config.site.email, ...values } };
    const { subject: title, text: body } = fillNotice(content, locale);
    const compose = () => ({ title, body });
    const scene = ALWAYS_REMINDED;
    await postMessage(tx, { accountId, scene, compose, pcLink: ACCOUNT_PAGE, sentAt: clock.now() });
    const change = `${notice}:${randomUUID()}`;
    if (mobile !== null) await outbox.enqueue(tx, { kind: 'sms', account: mobile, ...content }, `${change}:sms`);
    if (email !== null) await outbox.enqueue(tx, { kind: 'mail', account: email, ...content }, `${change}:mail`);
  };
}
