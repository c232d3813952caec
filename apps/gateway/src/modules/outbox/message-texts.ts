import { CODE_LIFETIME_SECONDS, type CodePurpose } from '@osteon/domain';
import type { UnsubscribeLinks } from '../unsubscribe/unsubscribe-links.ts';
import type { CodeMessage, Message } from './message-sender.ts';
import { composeNoticeText } from './notice-texts.ts';

const MINUTES = CODE_LIFETIME_SECONDS / 60;

const SMS_USE: Readonly<Record<CodePurpose, string>> = {
  mobileLogin: '登录',
  registration: '注册',
  recovery: '找回密码',
  verification: '验证身份',
};

const MAIL: Readonly<Record<CodePurpose, { subject: string; doing: string }>> = {
  mobileLogin: { subject: '骨元登录验证码', doing: '登录骨元' },
  registration: { subject: '骨元邮箱注册验证码', doing: '注册骨元账号' },
  recovery: { subject: '骨元找回密码验证码', doing: '找回骨元账号的密码' },
  verification: { subject: '骨元身份验证码', doing: '验证骨元账号的身份' },
};

/** The text of a message; the first line of a mail is its subject. */
function composeText(message: Message): string {
  return 'code' in message ? composeCodeText(message) : composeNoticeText(message);
}

/** The text as it is sent: a mail without a code ends with its unsubscribe link. */
export function composeMessage(message: Message, links: Pick<UnsubscribeLinks, 'buildLink'>): string {
  const text = composeText(message);
  if (message.kind === 'sms' || 'code' in message) return text;
  return `${text}\n\n退订本平台邮件：${links.buildLink(message.account)}`;
}

function composeCodeText({ kind, purpose, code }: CodeMessage): string {
  if (kind === 'sms') return `【骨元】验证码${code}，${MINUTES}分钟内有效。用于${SMS_USE[purpose]}，请勿告诉他人。`;
  const { subject, doing } = MAIL[purpose];
  return `${subject}\n您正在${doing}，验证码${code}，${MINUTES}分钟内有效。`;
}
