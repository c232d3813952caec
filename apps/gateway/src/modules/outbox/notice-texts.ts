import type { NoticeMessage } from './message-sender.ts';

/** The words of each notice: a subject for mails, and a sentence with placeholders in braces. */
const NOTICES = {
  phoneChanged: {
    subject: '骨元账号的手机号已更换',
    text: '您的骨元账号已改用手机号{mobile}登录，其他设备上的登录已全部退出。如非本人操作，请立即联系客服{email}。',
  },
  appealAccepted: {
    subject: '骨元账号申诉已通过',
    text: '您的申诉{caseNumber}已通过，账号已恢复，请重新登录。答复：{answer}',
  },
  appealRejected: {
    subject: '骨元账号申诉未通过',
    text: '您的申诉{caseNumber}未通过。答复：{answer}',
  },
} as const satisfies Record<string, { subject: string; text: string }>;

/** What an owner is told of. */
export type NoticeName = keyof typeof NOTICES;

/** The words of a notice; a mail's first line is its subject. */
export function noticeTextOf({ kind, notice, values }: Omit<NoticeMessage, 'account'>): string {
  const { subject, text } = NOTICES[notice];
  const words = text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '');
  return kind === 'sms' ? `【骨元】${words}` : `${subject}\n${words}`;
}
