import { CODE_LIFETIME_SECONDS } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import type { UnsubscribeLinks } from '../unsubscribe/unsubscribe-links.ts';
import type { CodeMessage, Message } from './message-sender.ts';
import { composeNoticeText, composeSms, SMS_LOCALE } from './notice-texts.ts';

const MINUTES = CODE_LIFETIME_SECONDS / 60;

/** The text of a message; the first line of a mail is its subject. */
function composeText(message: Message): string {
  return 'code' in message ? composeCodeText(message) : composeNoticeText(message);
}

/** The text as it is sent: a mail without a code ends with its unsubscribe link. */
export function composeMessage(message: Message, links: Pick<UnsubscribeLinks, 'buildLink'>): string {
  const text = composeText(message);
  if (message.kind === 'sms' || 'code' in message) return text;
  const { account, locale } = message;
  return `${text}\n\n${m['outbox.unsubscribe']({ link: links.buildLink(account) }, { locale })}`;
}

function composeCodeText({ kind, purpose, code, locale }: CodeMessage): string {
  const inputs = { code, minutes: MINUTES };
  if (kind === 'sms') return composeSms(m[`outbox.code.${purpose}.sms`](inputs, { locale: SMS_LOCALE }));
  const subject = m[`outbox.code.${purpose}.subject`]({}, { locale });
  return `${subject}\n${m[`outbox.code.${purpose}.text`](inputs, { locale })}`;
}
